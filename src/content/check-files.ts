import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { type FileIndex, findFile } from "./file-index";
import { fieldValue, inspectBytes, kinds, MIN_SIZES_PX } from "./file-kinds";
import { type FileReference, uploadOther } from "./file-references";
import { inspectImage } from "./inspect-image";
import { hasLocation } from "./location";
import { withPngTexts } from "./png-texts";
import { type Problem, type ProblemDetails, UNSAFE_NAME } from "./problem";

/** Checks every file that the data files name: pictures, documents, the video and its still. */
export async function checkFiles(root: string, references: FileReference[], index: FileIndex): Promise<Problem[]> {
  const problems = references.map(async (reference): Promise<Problem[]> => {
    const path = findFile(index, reference.path);
    const details = path ? await inspect(root, path, reference) : [describeMissing(reference, index)];
    const { file, entry, field, fieldPath } = reference;
    return details.map((details) => ({ severity: "error", file, entry, field, fieldPath, ...details }));
  });
  return (await Promise.all(problems)).flat();
}

/**
 * What to do about a missing file. The advice lists the unused files of the folder where the missing file belongs. It never
 * says that one of these files is the right one, because each of them may be the picture of another year.
 */
function describeMissing(reference: FileReference, { files, unused }: FileIndex): ProblemDetails {
  const { kind, field, path, folder } = reference;
  const { noun, extension } = kinds[kind];
  const isSame = (file: string) => withoutSpelling(file) === withoutSpelling(path);
  const isCandidate = (file: string) => dirname(file) === folder && extension.test(file) && !UNSAFE_NAME.test(file);
  const candidates = unused.filter(isCandidate);
  // A document is looked for among all files, because several fields may name the same document. A picture is looked for only
  // among the files that no field names.
  const misspelled = (kind === "document" ? files : candidates).find(isSame);
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
  const advice = `${choice} ${upload}. Nemá-li tu být žádný, nepovinné pole celé smažte.`;
  return { what: `Soubor ${path} neexistuje.`, advice };
}

/**
 * A form of the path for comparisons, without differences that people and file systems overlook: capital or small letters,
 * different kinds of spaces, and composed or decomposed Unicode.
 */
const withoutSpelling = (path: string) => path.normalize("NFKC").toLowerCase().trim();

async function inspect(root: string, path: string, reference: FileReference): Promise<ProblemDetails[]> {
  const { kind, folder, field } = reference;
  const upload = `nahrajte do složky ${dirname(path)} pod názvem „${basename(path)}“.`;
  if (kind === "picture" || kind === "still") {
    const [minWidth, minHeight] = MIN_SIZES_PX[field] ?? MIN_SIZES_PX[folder] ?? [0, 0];
    const problem = await inspectImage(join(root, path), path, minWidth, minHeight);
    const replacement = /\.jpe?g$/i.test(path)
      ? `Výsledek ${upload}`
      : `Potom ${uploadOther(reference)}. Nakonec ${path} smažte.`;
    if (problem) return [{ ...problem, advice: `${problem.advice} ${replacement}` }];
  }
  if (kind === "picture") return [];
  const bytes = readFileSync(join(root, path), "latin1");
  const isLocated = withPngTexts(bytes).some(hasLocation);
  return inspectBytes(path, bytes, kind, isLocated).map(({ severity, what, advice }) => ({
    severity,
    what: `Soubor ${path} ${what}.`,
    advice: severity === "error" ? `${advice} a ${upload}` : advice,
  }));
}
