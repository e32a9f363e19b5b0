import { open, stat } from "node:fs/promises";
import sharp from "sharp";
import type { Problem } from "./problem";

type Finding = Pick<Problem, "what" | "found" | "advice">;

const MEGABYTE = 1024 * 1024;
const LARGEST = 25 * MEGABYTE;
const formats = ["jpeg", "png", "webp", "heif"];

/** Says in Czech why a file is no picture that the site can use, undefined if it is one. `minimum` and `minimumHeight` are pixels. */
export async function inspectImage(path: string, minimum: number, minimumHeight = 0): Promise<Finding | undefined> {
  const { size } = await stat(path);
  if (size > LARGEST)
    return {
      what: "Obrázek je větší než 25 MB.",
      found: `${Math.round(size / MEGABYTE)} MB`,
      advice: "Zmenšete ho, stačí šířka 2400 bodů.",
    };
  if (await isHeic(path))
    return {
      what: "Obrázek je ve formátu HEIC, který prohlížeče neumějí.",
      advice: "V telefonu ho pošlete nebo exportujte jako JPEG a nahrajte znovu.",
    };
  try {
    const { format, width, height, pages = 1, orientation = 1 } = await sharp(path).metadata();
    if (!formats.includes(format))
      return { what: `Formát „${format}“ web neumí.`, advice: "Uložte obrázek jako JPEG." };
    if (pages > 1)
      return { what: "Obrázek je animovaný.", found: `${pages} snímků`, advice: "Nahrajte jen jeden snímek." };
    // Reading it to the end is the only way to notice a truncated file; to do so at a small size is quick.
    await sharp(path, { failOn: "truncated", limitInputPixels: false }).resize(64).raw().toBuffer();
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    if (across < minimum || down < minimumHeight)
      return {
        what: `Obrázek je moc malý, má mít šířku aspoň ${minimum} bodů${minimumHeight ? ` a výšku ${minimumHeight}` : ""}.`,
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

/** HEIC by its brand (ISO 23008-12, annex B): sharp opens such files only to fail on their pixels. */
async function isHeic(path: string) {
  const file = await open(path);
  try {
    const head = Buffer.alloc(32);
    await file.read(head, 0, 32, 0);
    const brand = head.toString("latin1", 8, 12);
    return (
      head.toString("latin1", 4, 8) === "ftyp" &&
      /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand) &&
      !head.includes("avif")
    );
  } finally {
    await file.close();
  }
}
