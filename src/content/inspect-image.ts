import { open, stat } from "node:fs/promises";
import sharp from "sharp";
import type { ProblemDetails } from "./problem";

const BYTES_PER_MB = 1024 * 1024;
const MAX_SIZE_BYTES = 25 * BYTES_PER_MB;

/**
 * Says in Czech why the site cannot use the file at `path`, which messages call `name`, as a picture, and how to get one that
 * it can; undefined if it can. The minimums are in pixels.
 */
export async function inspectImage(
  path: string,
  name: string,
  minWidth: number,
  minHeight = 0,
): Promise<ProblemDetails | undefined> {
  const { size } = await stat(path);
  if (size > MAX_SIZE_BYTES)
    return {
      what: `Obrázek ${name} je větší než 25 MB.`,
      found: `${Math.round(size / BYTES_PER_MB)} MB`,
      advice: "Zmenšete ho, stačí šířka 2400 bodů, a uložte jako JPEG.",
    };
  if (await isHeic(path))
    return {
      what: `Obrázek ${name} je ve formátu HEIC, který prohlížeče neumějí.`,
      advice: "V telefonu ho uložte nebo pošlete jako JPEG.",
    };
  try {
    const { format, width, height, pages = 1, orientation = 1 } = await sharp(path).metadata();
    if (!["jpeg", "png", "webp", "heif"].includes(format))
      return { what: `Formát „${format}“ obrázku ${name} web neumí.`, advice: "Uložte ho jako JPEG." };
    if (pages > 1) return { what: `Obrázek ${name} je animovaný.`, advice: "Uložte z něj jeden snímek jako JPEG." };
    // Reading all pixels reveals a truncated file; resizing to a small width makes that fast.
    if (format !== "jpeg" || !(await hasJpegEnd(path, size)))
      await sharp(path, { failOn: "truncated", limitInputPixels: false }).resize(64).raw().toBuffer();
    // EXIF orientations from 5 up swap width and height.
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    if (across < minWidth || down < minHeight)
      return {
        what: `Obrázek ${name} je příliš malý: má mít šířku aspoň ${minWidth} bodů${minHeight ? ` a výšku ${minHeight}` : ""}.`,
        found: `${across} × ${down}`,
        advice: "Najděte větší podobu (zvětšit tuto nepomůže) a uložte ji jako JPEG.",
      };
  } catch {
    return {
      what: `Soubor ${name} není obrázek, nebo je poškozený.`,
      advice: "Otevřete původní fotku v prohlížeči obrázků a uložte ji jako JPEG.",
    };
  }
}

/**
 * Whether the file ends with a JPEG's last marker, EOI (ITU-T T.81, B.1.1.3), so that it is not truncated. Some cameras write
 * something after it. Spares the build of 2,000 photos five seconds.
 */
const hasJpegEnd = async (path: string, size: number) => (await read(path, size - 2, 2)).toString("hex") === "ffd9";

/** Whether the brand of the file (ISO 23008-12, annex B) is HEIC: sharp reads its metadata, but not its pixels. */
async function isHeic(path: string) {
  const head = await read(path, 0, 32);
  return /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(head.toString("latin1", 4, 12)) && !head.includes("avif");
}

/** `length` bytes of a file from `position` on, zeros where it has none. */
async function read(path: string, position: number, length: number): Promise<Buffer> {
  const file = await open(path);
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, position).finally(() => file.close());
  return bytes;
}
