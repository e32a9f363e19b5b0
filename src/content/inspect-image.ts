import { open, stat } from "node:fs/promises";
import sharp from "sharp";
import type { ProblemDetails } from "./problem";

const BYTES_PER_MB = 1024 * 1024;
const MAX_SIZE_BYTES = 25 * BYTES_PER_MB;

/** Says in Czech why the site cannot use a file as a picture; undefined if it can. The minimums are in pixels. */
export async function inspectImage(path: string, minWidth: number, minHeight = 0): Promise<ProblemDetails | undefined> {
  const { size } = await stat(path);
  if (size > MAX_SIZE_BYTES)
    return {
      what: "Obrázek je větší než 25 MB.",
      found: `${Math.round(size / BYTES_PER_MB)} MB`,
      advice: "Zmenšete ho, stačí šířka 2400 bodů.",
    };
  if (await isHeic(path))
    return {
      what: "Obrázek je ve formátu HEIC, který prohlížeče neumějí.",
      advice: "V telefonu ho pošlete nebo exportujte jako JPEG a nahrajte znovu.",
    };
  try {
    const { format, width, height, pages = 1, orientation = 1 } = await sharp(path).metadata();
    if (!["jpeg", "png", "webp", "heif"].includes(format))
      return { what: `Formát „${format}“ web neumí.`, advice: "Uložte obrázek jako JPEG." };
    if (pages > 1)
      return { what: "Obrázek je animovaný.", found: `${pages} snímků`, advice: "Nahrajte jen jeden snímek." };
    // Only reading all pixels reveals a truncated file; resizing to a small width makes that fast.
    await sharp(path, { failOn: "truncated", limitInputPixels: false }).resize(64).raw().toBuffer();
    // EXIF orientations from 5 up swap width and height.
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    if (across < minWidth || down < minHeight)
      return {
        what: `Obrázek je moc malý, má mít šířku aspoň ${minWidth} bodů${minHeight ? ` a výšku ${minHeight}` : ""}.`,
        found: `${across} × ${down}`,
        advice: "Nahrajte větší.",
      };
  } catch {
    return {
      what: "Soubor není obrázek, nebo je poškozený.",
      advice: "Nahrajte ho znovu; pomůže i otevřít ho v prohlížeči obrázků a uložit jako JPEG.",
    };
  }
}

/** Whether the brand of the file (ISO 23008-12, annex B) is HEIC: sharp reads its metadata, but not its pixels. */
async function isHeic(path: string) {
  const file = await open(path);
  const head = Buffer.alloc(32);
  await file.read(head, 0, 32, 0).finally(() => file.close());
  return /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(head.toString("latin1", 4, 12)) && !head.includes("avif");
}
