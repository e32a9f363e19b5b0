import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { type FileIndex, findFile } from "./file-index";
import { type FileKind, fieldValue, kinds, MIN_SIZES_PX } from "./file-kinds";
import { type FileReference, uploadOther } from "./file-references";
import { inspectImage } from "./inspect-image";
import { hasLocation } from "./location";
import { withPngTexts } from "./png-texts";
import { type Problem, type ProblemDetails, UNSAFE_NAME } from "./problem";

const AUTHOR = /\/Author\s*[(<](?![)>])|<dc:creator>.*?<rdf:li[^>]*>[^<]/s;

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
  // The file of a picture is not published. The build makes new files from it, without the data about author and place.
  return kind === "picture" ? [] : inspectBytes(readFileSync(join(root, path), "latin1"), kind, path, upload);
}

/**
 * The problems of a document, of a film or of the still of a film. The site publishes these files unchanged. Whatever they say
 * about their author or their place would be public.
 */
function inspectBytes(bytes: string, kind: FileKind, path: string, upload: string): ProblemDetails[] {
  const { content, noun } = kinds[kind];
  const isDocument = kind === "document";
  const isLocated = withPngTexts(bytes).some(hasLocation);
  const isHosted = bytes.length <= MAX_HOSTED_BYTES;
  const rules: [isBroken: boolean, "error" | "warning", what: string, advice: string][] = [
    [!content.test(bytes), "error", `není ${noun}, nebo není celý`, `Uložte ho znovu jako ${noun} a ${upload}`],
    [!isDocument && isLocated, "error", "prozrazuje místo, kde vznikl", `Uložte ho bez údajů o poloze a ${upload}`],
    [isDocument && (isLocated || AUTHOR.test(bytes)), "warning", "prozrazuje autora nebo místo fotky", MAY_STAY],
    [isDocument && /\/Encrypt[ <\d]/.test(bytes), "warning", "je možná chráněný heslem", MAY_STAY],
    [
      isDocument && isHosted && bytes.length > 10e6,
      "warning",
      "má víc než 10 MB a v telefonu se stahuje dlouho",
      MAY_STAY,
    ],
    [!isHosted, "warning", "má víc než 25 MB", SMALLER],
  ];
  return rules.flatMap(([isBroken, severity, what, advice]) =>
    isBroken ? [{ severity, what: `Soubor ${path} ${what}.`, advice }] : [],
  );
}

/** Cloudflare Pages refuses larger files. The other hosts of docs/deploy.md accept more. */
const MAX_HOSTED_BYTES = 25 * 1024 * 1024;
const SMALLER =
  "V telefonu se stahuje dlouho a některé hostingy větší soubor nezveřejní. Uložte ho menší, nejlépe do 10 MB.";

const MAY_STAY =
  "Nevadí-li to a otevře-li se každému, nechte to tak. Jinak ho uložte znovu: bez hesla, bez jména ve vlastnostech předlohy, s fotkami bez údajů o poloze, s menšími obrázky.";
