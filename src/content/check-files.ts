import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { mapFiles } from "../lib/map-files";
import { describeMissing } from "./describe-missing";
import { type FileIndex, findFile, freePath } from "./file-index";
import { PICTURE } from "./file-kinds";
import { type FileReference, rewriteField } from "./file-references";
import { inspectImage } from "./inspect-image";
import type { Problem, ProblemDetails } from "./problem";

/** The smallest widths, of all pictures in a file or of one field: anything narrower is blurred where it is shown largest. */
const MIN_WIDTHS_PX: Record<string, number> = {
  "data/history.json": 800,
  "data/leaders.json": 400,
  logo: 1600,
  sharePicture: 1200,
};
/** The same for heights, where a picture is cropped to a fixed ratio. */
const MIN_HEIGHTS_PX: Record<string, number> = { sharePicture: 630 };

/** Checks every file that the data files name: pictures, documents, the video and its still. */
export async function checkFiles(root: string, references: FileReference[], index: FileIndex): Promise<Problem[]> {
  const problems = await mapFiles(references, async (reference) => {
    const path = findFile(index, reference.path);
    const details = path ? await inspect(root, path, reference, index) : describeMissing(reference, index);
    const { file, entry, field } = reference;
    return details ? [{ severity: "error" as const, file, entry, field, ...details }] : [];
  });
  return problems.flat();
}

async function inspect(root: string, path: string, { kind, file, field }: FileReference, index: FileIndex) {
  if (kind === "document") return inspectPdf(root, path);
  if (kind !== "picture") return;
  const minWidth = MIN_WIDTHS_PX[field] ?? MIN_WIDTHS_PX[file] ?? 0;
  const problem =
    (await inspectImage(join(root, path), path, minWidth, MIN_HEIGHTS_PX[field])) ?? unknownExtension(path);
  return problem && { ...problem, advice: `${problem.advice} ${describeReplacement(path, field, index)}` };
}

/** How to put a JPEG in the place of a picture, without replacing that of another entry. */
function describeReplacement(path: string, field: string, index: FileIndex): string {
  const target = /\.jpe?g$/i.test(path) ? path : freePath(index, `${path.replace(/\.[^./]*$/, "")}.jpg`, path);
  const upload = `Výsledek nahrajte do složky ${dirname(path)} pod jménem „${basename(target)}“`;
  return target === path ? `${upload}.` : `${upload}, ${rewriteField(field, target)} a ${path} smažte.`;
}

/** Gatsby recognises a picture by its file extension alone. */
function unknownExtension(path: string): ProblemDetails | undefined {
  if (PICTURE.test(path)) return;
  return {
    what: `Přípona souboru ${path} není mezi těmi, které web zná: jpg, jpeg, png, webp, avif.`,
    advice: "Uložte obrázek znovu jako JPEG.",
  };
}

function inspectPdf(root: string, path: string): ProblemDetails | undefined {
  if (readFileSync(join(root, path)).subarray(0, 5).toString("latin1") === "%PDF-") return;
  return {
    what: `Dokument ${path} není PDF, i když se tak jmenuje.`,
    advice: `Uložte ho znovu jako PDF a nahrajte do složky ${dirname(path)} pod jménem „${basename(path)}“.`,
  };
}
