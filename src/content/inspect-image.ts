import sharp from "sharp";
import { PICTURE } from "./file-kinds";
import type { ProblemDetails } from "./problem";

/** The longest side that a WebP can have. */
const MAX_PX = 16_383;

/**
 * Says in Czech why the site cannot use the file at `path` as a picture, and how to get a picture that the site can use.
 * Returns undefined if the file is good. `name` is what messages call the file. `minWidth` and `minHeight` are in pixels.
 */
export async function inspectImage(path: string, name: string, minWidth: number, minHeight = 0) {
  const problem = (what: string, advice: string, found?: string): ProblemDetails => ({ what, found, advice });
  try {
    const image = sharp(path, { failOn: "warning", limitInputPixels: false });
    const { format, compression, width, height, pages = 1, orientation = 1 } = await image.metadata();
    if (compression === "hevc")
      return problem(`Obrázek ${name} je ve formátu HEIC, který web neumí ukázat.`, "V telefonu ho uložte jako JPEG.");
    if (!["jpeg", "png", "webp", "heif"].includes(format))
      return problem(`Formát „${format}“ obrázku ${name} web neumí.`, "Uložte ho jako JPEG.");
    if (pages > 1) return problem(`Obrázek ${name} je animovaný.`, "Uložte z něj jeden snímek jako JPEG.");
    // If the EXIF orientation is 5 or more, the picture is stored turned by 90 degrees. Then width and height are swapped.
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    const size = `${across} × ${down}`;
    if (across < minWidth || down < minHeight)
      return problem(
        `Obrázek ${name} je příliš malý: má mít šířku aspoň ${minWidth} bodů a výšku ${minHeight}.`,
        "Patří-li sem jiný obrázek, napište do pole jeho název. Jinak najděte větší podobu (zvětšení této nepomůže) a uložte ji jako JPEG.",
        size,
      );
    if (Math.max(width, height) > MAX_PX)
      return problem(`Obrázek ${name} má stranu delší než ${MAX_PX} bodů.`, "Zmenšete ho a uložte jako JPEG.", size);
    // Reads all pixels, as strictly as the build does, to find a damaged picture. Without `extract` sharp would skip some
    // pixels.
    await image.extract({ left: 0, top: 0, width, height }).resize(64).raw().toBuffer();
    // Gatsby recognises a picture by its file extension alone.
    if (!PICTURE.test(path))
      return problem(`Příponu souboru ${name} web jako obrázek nezná.`, "Uložte ho znovu jako JPEG.");
  } catch {
    return problem(`Soubor ${name} není obrázek, nebo je poškozený.`, "Uložte původní fotku znovu jako JPEG.");
  }
}
