import { lstatSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path/posix";
import { pastCamp } from "./camp-hints";
import { checkFiles } from "./check-files";
import { indexFiles } from "./file-index";
import { fileReferences } from "./file-references";
import { sharedFiles, unusedFiles } from "./file-usage";
import { parseJson, withoutUnseen } from "./parse-json";
import { placeholders } from "./placeholders";
import { errorIn, type Problem, RESTORE, UNSAFE_NAME } from "./problem";
import { type DataFile, dataFiles } from "./schemas";
import { validateSchema } from "./validate-schema";
import { contentHints } from "./value-hints";

export interface CheckResult {
  problems: Problem[];
  /** Placeholder content, which the club must replace before it publishes the site. It is an error only before a release. */
  placeholders: Problem[];
}

/**
 * Removes characters from the data files of the project at `root` that a person has added without seeing them (see
 * withoutUnseen). A file with another mistake in its JSON stays as it is. Returns a line in Czech that names the changed files.
 * If no file was changed, the line is empty. A file that cannot be written stays as it is, too, and the check reports this file.
 */
export function repairDataFiles(root: string): string {
  const repaired = dataFiles.filter((name) => {
    if (readDataFile(root, name) !== repairable) return false;
    const path = join(root, "data", name);
    try {
      writeFileSync(path, withoutUnseen(readFileSync(path, "utf8")));
      return true;
    } catch {
      return false;
    }
  });
  return repaired.length > 0
    ? `Opraveno: neviditelné znaky, které přidal editor nebo kopírování (${repaired.join(", ")}).`
    : "";
}

/** Checks all content of the project at `root` at the moment `now`, changes nothing, and returns all problems at once. */
export async function checkContent(root: string, now: Date): Promise<CheckResult> {
  const contents = new Map<DataFile, unknown>();
  const unreadable: Problem[] = [];
  for (const name of dataFiles) {
    const json = readDataFile(root, name);
    if ("problems" in json) unreadable.push(...json.problems.map((details) => errorIn(name, details)));
    else contents.set(name, json.value);
  }
  const invalid = [...contents].flatMap(([name, content]) => validateSchema(name, content, now, contents));
  const index = indexFiles(root, contents);
  // Whether the content of a data file as a whole is wrong, for example a record instead of a list. Paths of other files in
  // such content are not checked, because nobody knows to which fields these paths belong.
  const isWrong = (name: DataFile) =>
    invalid.some(({ file, entry, field }) => file === `data/${name}` && !entry && !field);
  const references = [...contents].flatMap(([name, content]) => (isWrong(name) ? [] : fileReferences(name, content)));
  const placeOf = ({ file, entry, field }: Problem) => [file, entry, field].join();
  const invalidPlaces = invalid.map(placeOf);
  const files = (await checkFiles(root, references, index)).filter((one) => !invalidPlaces.includes(placeOf(one)));
  const found = [...unreadable, ...invalid, ...files];
  const inOrder = dataFiles.flatMap((name) => found.filter(({ file }) => file === `data/${name}`));
  const problems = [...strayFiles(root, index.files), ...inOrder];
  // As long as there are errors, these warnings are left out, because an error may be the cause of a warning.
  const hints = problems.some(({ severity }) => severity === "error")
    ? []
    : [unusedFiles(index), pastCamp(contents, now), contentHints(contents)];
  return {
    problems: [...problems, ...sharedFiles(root, references, index), ...hints.flat()],
    placeholders: [...contents].flatMap(([name, content]) => placeholders(name, content)),
  };
}

/** The value of a data file; problems instead if Gatsby cannot read the file, if it is garbled, or if it could not be repaired. */
function readDataFile(root: string, name: DataFile): ReturnType<typeof parseJson> {
  try {
    const text = readFileSync(join(root, "data", name), "utf8");
    const json = GARBLED.test(text) ? garbled : parseJson(text);
    return "value" in json && withoutUnseen(text) !== text ? repairable : json;
  } catch {
    const advice = `Je-li ve složce data pod jiným názvem, přejmenujte ho na ${name}. Jinak vraťte jeho předchozí podobu.`;
    return unreadableFile("Soubor chybí, nebo ho nelze přečíst.", advice);
  }
}

const unreadableFile = (what: string, advice: string) => ({ problems: [{ what, advice }] });
const repairable = unreadableFile(
  "Jsou v něm neviditelné znaky, které přidal editor nebo kopírování, a soubor nelze přepsat.",
  "Povolte do něj zápis a spusťte kontrolu znovu: opraví je sama.",
);

/**
 * Matches what Czech letters become when a file is saved in a wrong encoding: the character U+FFFD, or two characters like Ã¡,
 * Ĺ™, ├í and √°. Nobody can restore the letters from these characters.
 */
const GARBLED = /\uFFFD|[\u2500-\u257F]|√[^\s\d]|[ÃĂ][\u00A1-\u00BFˇ˝]|[ÄÅĹ][\u008D\u009B\u00A1\u00AF\u00BE›™ˇľŤŻ]/;
const garbled = unreadableFile(
  "Soubor není v kódování UTF-8, nebo se v něm kvůli tomu poškodila písmena.",
  `${RESTORE} V editoru přitom zvolte kódování UTF-8.`,
);

const RENAME = 'Přejmenujte ho tak, aby v názvu nebyly rovné uvozovky ", zpětné lomítko ani neviditelné znaky.';

/**
 * Errors for files that should not be there:
 * - JSON that Gatsby would read as content
 * - data files in a folder where Gatsby does not look for them
 * - symbolic links, because Gatsby would publish the files to which they lead
 * - files with a name that no entry can contain
 */
function strayFiles(root: string, files: readonly string[]): Problem[] {
  const known = dataFiles.map((name) => `data/${name}`);
  return files.flatMap((file) => {
    const isData = /^data\/(?!schema\/).*\.json\b/i.test(file) || known.includes(`data/${basename(file)}`);
    const error = (what: string, advice: string): Problem[] => [{ severity: "error", file, what, advice }];
    if (lstatSync(join(root, file), { throwIfNoEntry: false })?.isSymbolicLink())
      return error("Je to symbolický odkaz.", "Nahraďte ho tím, kam vede, nebo ho smažte.");
    if (UNSAFE_NAME.test(basename(file))) return error("Název souboru nelze zapsat do záznamu.", RENAME);
    if (!isData || known.includes(file)) return [];
    const advice = `Ve složce data mají být jen: ${dataFiles.join(", ")}. Má-li to být některý z nich a ten chybí, přejmenujte ho. Jinak přeneste, co má být na webu, do správného souboru a tento smažte. Příponu .txt ukáže ve Windows Zobrazit › Přípony názvů souborů.`;
    return error("Tento soubor web nezná.", advice);
  });
}
