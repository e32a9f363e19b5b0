import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path/posix";
import { checkFiles } from "./check-files";
import { indexFiles } from "./file-index";
import { fileReferences } from "./file-references";
import { sharedFiles, unusedFiles } from "./file-usage";
import { parseJson } from "./parse-json";
import { placeholders } from "./placeholders";
import { errorIn, type Problem, RESTORE, UNSAFE_NAME } from "./problem";
import { repair } from "./repair";
import { type DataFile, dataFiles } from "./schemas";
import { validateSchema } from "./validate-schema";
import { contentHints } from "./value-hints";

export interface CheckResult {
  problems: Problem[];
  /** Placeholder content, which the club must replace before it publishes the site. It is an error only before a release. */
  placeholders: Problem[];
}

/**
 * Repairs the data files of the project at `root` where the right value is certain (see repair.ts). A file with a mistake in its
 * JSON stays as it is. Returns a line in Czech that names the changed files. If no file was changed, the line is empty.
 */
export function repairDataFiles(root: string): string {
  const repaired = dataFiles.filter((name) => {
    const { text, repaired } = readDataFile(root, name);
    if (repaired !== text) writeFileSync(join(root, "data", name), repaired);
    return repaired !== text;
  });
  return repaired.length > 0
    ? `Opraveno: ${repaired.join(", ")} (neviditelné znaky, zalomení řádků a odstavců, mezery na krajích, prázdná pole, staré názvy polí, zápis telefonu nebo adresy).`
    : "";
}

/** Checks all content of the project at `root` at the moment `now`, changes nothing, and returns all problems at once. */
export async function checkContent(root: string, now: Date): Promise<CheckResult> {
  const contents = new Map<DataFile, unknown>();
  const unreadable: Problem[] = [];
  for (const name of dataFiles) {
    const { json } = readDataFile(root, name);
    if ("problems" in json) unreadable.push(...json.problems.map((details) => errorIn(name, details)));
    else contents.set(name, json.value);
  }
  const invalid = [...contents].flatMap(([name, content]) => validateSchema(name, content, now));
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
  const problems = [...strayFiles(index.files), ...inOrder];
  const contentOf = (path: string) => (index.files.includes(path) ? readFileSync(join(root, path), "base64") : path);
  // As long as there are errors, these warnings are left out, because an error may be the cause of a warning.
  const hints = problems.some(({ severity }) => severity === "error")
    ? []
    : [unusedFiles(index), contentHints(contents, now)];
  return {
    problems: [...problems, ...sharedFiles(references, contentOf), ...hints.flat()],
    placeholders: [...contents].flatMap(([name, content]) => placeholders(name, content)),
  };
}

/** The content of a data file, or why Gatsby cannot read it. Also its text, and the text after the repair. */
function readDataFile(root: string, name: DataFile) {
  try {
    const text = readFileSync(join(root, "data", name), "utf8");
    const json = GARBLED.test(text) ? garbled : parseJson(text);
    return { json, text, repaired: "value" in json ? repair(name, text) : text };
  } catch {
    const advice = `Je-li ve složce data pod jiným názvem, přejmenujte ho na ${name}. Jinak vraťte jeho předchozí podobu.`;
    return { json: unreadableFile("Soubor chybí, nebo ho nelze přečíst.", advice), text: "", repaired: "" };
  }
}

const unreadableFile = (what: string, advice: string) => ({ problems: [{ what, advice }] });

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
 * - files with a name that no entry can contain
 */
function strayFiles(files: readonly string[]): Problem[] {
  const known = dataFiles.map((name) => `data/${name}`);
  return files.flatMap((file) => {
    const isData = /^data\/(?!schema\/).*\.json\b/i.test(file) || known.includes(`data/${basename(file)}`);
    const error = (what: string, advice: string): Problem[] => [{ severity: "error", file, what, advice }];
    if (UNSAFE_NAME.test(basename(file))) return error("Název souboru nelze zapsat do záznamu.", RENAME);
    if (!isData || known.includes(file)) return [];
    const advice = `Ve složce data mají být jen: ${dataFiles.join(", ")}. Má-li to být některý z nich a ten chybí, přejmenujte ho. Jinak přeneste, co má být na webu, do správného souboru a tento smažte. Příponu .txt ukáže ve Windows Zobrazit › Přípony názvů souborů.`;
    return error("Tento soubor web nezná.", advice);
  });
}
