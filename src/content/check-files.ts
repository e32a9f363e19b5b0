import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path/posix";
import { documentReferences, type FileReference, pictureReferences, videoReferences } from "./file-references";
import { findFile } from "./find-file";
import { inspectImage } from "./inspect-image";
import { sharedPictures } from "./picture-usage";
import type { Problem, ProblemDetails } from "./problem";
import type { DataFile } from "./schemas";

/** The smallest widths, of all pictures in a file or of one field: anything narrower is blurred where it is shown largest. */
const MIN_WIDTHS_PX: Record<string, number> = {
  "history.json": 800,
  "leaders.json": 400,
  logo: 1600,
  sharePicture: 1200,
};
/** The same for heights, where a picture is cropped to a fixed ratio. */
const MIN_HEIGHTS_PX: Record<string, number> = { sharePicture: 630 };

type Inspect = (path: string, field: string) => ProblemDetails | undefined | Promise<ProblemDetails | undefined>;

/** Checks every file that a data file names: pictures, documents, the video and its still. */
export async function checkFiles(root: string, name: DataFile, content: unknown): Promise<Problem[]> {
  const inspectPicture: Inspect = async (path, field) =>
    (await inspectImage(path, MIN_WIDTHS_PX[field] ?? MIN_WIDTHS_PX[name] ?? 0, MIN_HEIGHTS_PX[field])) ??
    unknownExtension(path);
  const check = (references: FileReference[], inspect: Inspect) =>
    references.map((reference) => checkFile(root, reference, inspect));
  const pictures = pictureReferences(name, content);
  const problems = await Promise.all([
    ...check(pictures, inspectPicture),
    ...check(documentReferences(name, content), inspectPdf),
    ...check(videoReferences(name, content), () => undefined),
  ]);
  return [...problems.flat(), ...sharedPictures(pictures)];
}

async function checkFile(root: string, { path, ...place }: FileReference, inspect: Inspect): Promise<Problem[]> {
  const found = findFile(root, path);
  if (!("path" in found)) return [{ severity: "error", ...place, found: basename(path), ...found }];
  if (!statSync(found.path).isFile())
    return [{ severity: "error", ...place, what: `${path} je složka, ne soubor.`, advice: "Dopište jméno souboru." }];
  const details = await inspect(found.path, place.field);
  return details ? [{ severity: "error", ...place, ...details }] : [];
}

/** Gatsby recognises a picture by its file extension alone. */
function unknownExtension(path: string): ProblemDetails | undefined {
  if (/\.(jpe?g|png|webp|avif)$/i.test(path)) return;
  return {
    what: "Přípona souboru není mezi těmi, které web zná: jpg, jpeg, png, webp, avif.",
    advice: "Uložte obrázek znovu jako JPEG.",
  };
}

function inspectPdf(path: string): ProblemDetails | undefined {
  if (readFileSync(path).subarray(0, 5).toString("latin1") === "%PDF-") return;
  return { what: "Dokument není PDF, i když se tak jmenuje.", advice: "Uložte ho znovu jako PDF a nahrajte." };
}
