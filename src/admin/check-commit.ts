import { parse } from "jsonc-parser";
import { type FileKind, fieldValue, inspectBytes, kinds, MIN_SIZES_PX, PICTURE } from "../content/file-kinds";
import { fileReferences } from "../content/file-references";
import { errorIn } from "../content/problem";
import { type DataFile, dataFiles } from "../content/schemas";
import { MAX_SIDE_PX } from "./config";
import { forms } from "./forms";
import { describeProblems, isAnswered } from "./refusal";

/** The files that a commit to GitHub writes (with their content in Base64), and the files that the commit deletes. */
export type FileChanges = { additions: { path: string; contents: string }[]; deletions?: { path: string }[] };

/**
 * What main.ts knows about the data files. `textOf` returns the text that a data file had when the form last read or saved it.
 * `isOutdated` says whether this text has changed since the form prepared the data file at `path` for saving.
 */
export type Content = { textOf: (name: DataFile) => string | undefined; isOutdated: (path: string) => boolean };

/**
 * Throws an error in Czech if one of these is true for a commit:
 * - A data file of the commit is outdated (see `Content`).
 * - An uploaded file is of the wrong kind for its place, is a picture that is too small, or has the name of another one.
 * - The content check would warn of an uploaded file, and the volunteer has not been asked about it.
 * - A data file names a file that is missing in the repository (see `isMissing`), or a file that the commit deletes.
 * Without this function the content check would find a wrong or missing file only after the commit.
 */
export async function checkCommit(
  { additions, deletions = [] }: FileChanges,
  { textOf, isOutdated }: Content,
  isMissing: (path: string) => Promise<boolean>,
): Promise<void> {
  const uploaded = new Map(additions.map(({ path, contents }) => [path, atob(contents)]));
  const paths = additions.map(({ path }) => path).filter((path) => !path.endsWith(".json"));
  if (new Set(paths).size < paths.length)
    throw new Error("Dva nové soubory se jmenují stejně. U jednoho z nich název změňte tužkou a uložte znovu.");
  const uploadedText = (name: DataFile) => new TextDecoder().decode(toBytes(uploaded.get(`data/${name}`) ?? ""));
  const before = dataFiles.flatMap((name) => fileReferences(name, parse(textOf(name) ?? "")));
  const named = dataFiles.flatMap((name) => fileReferences(name, parse(uploadedText(name) || (textOf(name) ?? ""))));
  const doubts: string[] = [];
  for (const [path, bytes] of uploaded) {
    if (isOutdated(path)) throw new Error("Na webu mezitím přibyla jiná změna. Uložte prosím znovu.");
    // A volunteer may have made a folder in one of these folders.
    const folder = folders.find((folder) => path.startsWith(`${folder}/`)) ?? "";
    const name = path.replace(/.*\//, "");
    if (dataFiles.some((file) => path === `data/${file}`)) continue;
    if (!folder) throw new Error(`Soubor ${name} sem nepatří.`);
    if (!name.includes(".")) throw new Error(`Názvu „${name}“ chybí konec, třeba .webp nebo .pdf. Doplňte ho.`);
    const kind = (Object.keys(kinds) as FileKind[]).find((kind) => kinds[kind].folder === folder) ?? "picture";
    const problems = inspectBytes(path, bytes, kind);
    const error = problems.find(({ severity }) => severity === "error")?.what;
    const advice = PICTURE.test(path) ? "Fotku přidejte u jejího roku nebo u vedoucího." : "Vyberte jiný soubor.";
    if (error) throw new Error(`${name} ${error}. ${advice}`);
    doubts.push(...problems.map(({ what }) => `• ${name} ${what}.\n`));
    const field = named.find((reference) => reference.path === path)?.field ?? "";
    const minimum = MIN_SIZES_PX[field] ?? MIN_SIZES_PX[folder];
    if (minimum) await checkSize(`Obrázek ${name}`, toBytes(bytes), minimum);
  }
  for (const { file, entry, fieldPath, field, path } of named) {
    const isDeleted = deletions.some((deletion) => deletion.path === path);
    const isKnown = before.some((reference) => reference.field === field && reference.path === path);
    if (uploaded.has(path) || (!isDeleted && (isKnown || !(await isMissing(path))))) continue;
    const what = isDeleted
      ? "Dokud tento odkaz nezměníte, musí soubor zůstat, jak je"
      : "Opravte odkaz, nebo dokument napřed nahrajte v Souborech. Na webu není";
    const name = file.replace("data/", "") as DataFile;
    const problem = errorIn(name, { entry, field, fieldPath, what: `${what}: ${fieldValue(path)}.`, advice: "" });
    throw new Error(`Nic se neuložilo. ${forms[name].label}:\n${describeProblems(name, [problem])}`);
  }
  const question = doubts.join("");
  if (!isAnswered("files", question))
    throw new Error(
      `Je to v pořádku?\n${question}Je-li to tak, uložte znovu. Jinak vyberte jiný soubor: do 10 MB, bez hesla, bez údajů o autorovi a místě.`,
    );
}

/** The folders for files of one kind, and for pictures. */
const folders = [...Object.values(kinds).flatMap(({ folder }) => folder ?? []), ...Object.keys(MIN_SIZES_PX)];

const toBytes = (latin1: string) => Uint8Array.from(latin1, (char) => char.charCodeAt(0));

async function checkSize(picture: string, bytes: BlobPart, [minWidth, minHeight]: [number, number]): Promise<void> {
  const { width, height } = await createImageBitmap(new Blob([bytes]));
  if (width >= minWidth && height >= minHeight) return;
  const isShrunk = Math.max(width, height) === MAX_SIDE_PX;
  const advice = isShrunk
    ? "Je příliš dlouhý a úzký, ořízněte ho."
    : "Vyberte větší. Starou fotku naskenujte jemněji, aspoň na 300 dpi, nebo ji zblízka vyfoťte telefonem.";
  throw new Error(
    `${picture} má jen ${width} × ${height} bodů, potřeba je aspoň ${minWidth} × ${minHeight}. ${advice}`,
  );
}
