import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { type FileIndex, findFile } from "./file-index";
import { kinds } from "./file-kinds";
import { type FileReference, fieldValue, uploadOther } from "./file-references";
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
  const problems = references.map(async (reference): Promise<Problem[]> => {
    const path = findFile(index, reference.path);
    const details = path ? await inspect(root, path, reference) : describeMissing(reference, index);
    const { file, entry, field } = reference;
    return details ? [{ severity: "error", file, entry, field, ...details }] : [];
  });
  return (await Promise.all(problems)).flat();
}

/** Lists the unused files beside a missing one, but never says which it is: that may be the picture of another year. */
function describeMissing(reference: FileReference, { files, unused }: FileIndex): ProblemDetails {
  const { kind, field, path, folder } = reference;
  const { noun, extension } = kinds[kind];
  const isSame = (file: string) => withoutSpelling(file) === withoutSpelling(path);
  const candidates = unused.filter((file) => dirname(file) === folder && extension.test(file));
  const misspelled = candidates.find(isSame);
  const upload =
    dirname(path) === folder && extension.test(path) && !files.some(isSame)
      ? `nahrajte do složky ${folder} ${noun}, který se jmenuje přesně „${basename(path)}“`
      : uploadOther(reference);
  if (misspelled)
    return {
      what: "Název souboru se liší od názvu v záznamu: velkými a malými písmeny, mezerami nebo zápisem háčků a čárek.",
      found: misspelled,
      advice: `Je-li to on, napište do pole „${field}“ přesně "${fieldValue(misspelled)}". Jinak ${upload}.`,
    };
  const names = candidates.map((file) => basename(file)).join(", ");
  const choice = names
    ? `Nepoužité soubory v ${folder}: ${names}. Je-li to některý z nich, napište v poli „${field}“ za ${fieldValue(folder)}/ jeho přesný název. Jinak`
    : `Opravte název souboru v poli „${field}“, nebo`;
  return { what: `Soubor ${path} neexistuje.`, advice: `${choice} ${upload}.` };
}

/** Names that people and file systems may confuse are equal in this form. */
const withoutSpelling = (path: string) => path.normalize("NFC").toLowerCase().trim();

async function inspect(root: string, path: string, reference: FileReference): Promise<ProblemDetails | undefined> {
  const { kind, file, field } = reference;
  if (kind === "document") return inspectPdf(root, path);
  if (kind !== "picture") return;
  const minWidth = MIN_WIDTHS_PX[field] ?? MIN_WIDTHS_PX[file] ?? 0;
  const problem = await inspectImage(join(root, path), path, minWidth, MIN_HEIGHTS_PX[field]);
  const replacement = /\.jpe?g$/i.test(path)
    ? `Výsledek nahrajte do složky ${dirname(path)} pod názvem „${basename(path)}“.`
    : `Potom ${uploadOther(reference)}. Nakonec ${path} smažte.`;
  return problem && { ...problem, advice: `${problem.advice} ${replacement}` };
}

function inspectPdf(root: string, path: string): ProblemDetails | undefined {
  if (readFileSync(join(root, path)).subarray(0, 5).toString("latin1") === "%PDF-") return;
  return {
    what: `Dokument ${path} není PDF, i když se tak jmenuje.`,
    advice: `Uložte ho znovu jako PDF a nahrajte do složky ${dirname(path)} pod názvem „${basename(path)}“.`,
  };
}
