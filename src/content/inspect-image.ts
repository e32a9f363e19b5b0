import { readFileSync } from "node:fs";
import sharp from "sharp";
import { PICTURE } from "./file-kinds";
import type { ProblemDetails } from "./problem";

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
  try {
    if (isHeic(path))
      return {
        what: `Obrázek ${name} je ve formátu HEIC, který prohlížeče neumějí zobrazit.`,
        advice: "V telefonu ho uložte nebo pošlete jako JPEG.",
      };
    const { format, width, height, pages = 1, orientation = 1 } = await sharp(path).metadata();
    if (!["jpeg", "png", "webp", "heif"].includes(format))
      return { what: `Formát „${format}“ obrázku ${name} web neumí.`, advice: "Uložte ho jako JPEG." };
    if (pages > 1) return { what: `Obrázek ${name} je animovaný.`, advice: "Uložte z něj jeden snímek jako JPEG." };
    // Reading all pixels reveals a truncated file; resizing to a small width makes that fast.
    await sharp(path, { failOn: "truncated" }).resize(64).raw().toBuffer();
    // EXIF orientations from 5 up swap width and height.
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    if (across < minWidth || down < minHeight)
      return {
        what: `Obrázek ${name} je příliš malý: má mít šířku aspoň ${minWidth} bodů${minHeight ? ` a výšku ${minHeight}` : ""}.`,
        found: `${across} × ${down}`,
        advice: "Najděte větší podobu (zvětšit tuto nepomůže) a uložte ji jako JPEG.",
      };
    // Gatsby recognises a picture by its file extension alone.
    if (!PICTURE.test(path))
      return {
        what: `Přípona souboru ${name} není mezi těmi, které web zná: jpg, jpeg, png, webp, avif.`,
        advice: "Uložte obrázek znovu jako JPEG.",
      };
  } catch {
    return {
      what: `Soubor ${name} není obrázek, nebo je poškozený.`,
      advice: "Otevřete původní fotku v prohlížeči obrázků a uložte ji jako JPEG.",
    };
  }
}

/** Whether the brand of the file (ISO 23008-12, annex B) is HEIC: sharp reads its metadata, but not its pixels. */
function isHeic(path: string): boolean {
  const head = readFileSync(path).subarray(0, 32);
  return /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(head.toString("latin1", 4, 12)) && !head.includes("avif");
}
