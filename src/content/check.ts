import { lstatSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path/posix";
import { campKinds, pastCamp } from "./camp-hints";
import { checkFiles } from "./check-files";
import { indexFiles } from "./file-index";
import { fileReferences } from "./file-references";
import { sharedPictures, unusedFiles } from "./file-usage";
import { parseJson, withPlainSpaces } from "./parse-json";
import { placeholders } from "./placeholders";
import { errorIn, type Problem, RESTORE } from "./problem";
import { repeatedValues } from "./repeated-values";
import { type DataFile, dataFiles } from "./schemas";
import { textHints } from "./text-hints";
import { validateSchema } from "./validate-schema";

export interface CheckResult {
  problems: Problem[];
  /** What the club must replace before it publishes the site; an error only then. */
  placeholders: Problem[];
}

/**
 * Checks everything under data/ of the project at `root` and returns all problems at once; only no-break spaces around values
 * are replaced without a word. `now` is the current moment: some content is right only for a time.
 */
export async function checkContent(root: string, now: Date): Promise<CheckResult> {
  const contents = new Map<DataFile, unknown>();
  const unreadable: Problem[] = [];
  for (const name of dataFiles) {
    const json = readDataFile(root, name);
    if ("problems" in json) unreadable.push(...json.problems.map((details) => errorIn(name, details)));
    else contents.set(name, json.value);
  }
  const invalid = [...contents].flatMap(([name, content]) => validateSchema(name, content, now));
  const index = indexFiles(root, contents);
  const references = [...contents].flatMap(([name, content]) => fileReferences(name, content));
  const placeOf = ({ file, entry, field }: Problem) => [file, entry, field].join();
  const invalidPlaces = invalid.map(placeOf);
  const files = (await checkFiles(root, references, index)).filter((one) => !invalidPlaces.includes(placeOf(one)));
  const found = [...unreadable, ...invalid, ...files];
  const inOrder = dataFiles.flatMap((name) => found.filter(({ file }) => file === `data/${name}`));
  const problems = [...strayFiles(root, index.files), ...inOrder];
  const texts = [...contents].flatMap(([name, content]) => textHints(name, content));
  // What the others warn about might follow from an error.
  const hints = problems.some(({ severity }) => severity === "error")
    ? []
    : [
        ...unusedFiles(index),
        ...campKinds(contents),
        ...pastCamp(contents, now),
        ...texts,
        ...repeatedValues(contents),
      ];
  return {
    problems: [...problems, ...sharedPictures(references), ...hints],
    placeholders: [...contents].flatMap(([name, content]) => placeholders(name, content)),
  };
}

function readDataFile(root: string, name: DataFile): ReturnType<typeof parseJson> {
  const path = join(root, "data", name);
  try {
    const text = readFileSync(path, "utf8");
    if (GARBLED.test(text)) return { problems: [garbled] };
    const json = parseJson(text);
    // Gatsby reads the file itself.
    if ("value" in json && withPlainSpaces(text) !== text) writeFileSync(path, withPlainSpaces(text));
    return json;
  } catch {
    const advice = `Je-li ve složce data pod jiným názvem, přejmenujte ho na ${name}. Jinak vraťte jeho předchozí podobu.`;
    return { problems: [{ what: "Soubor chybí, nebo ho nelze přečíst.", advice }] };
  }
}

/** What Czech letters become in a wrong encoding, for good: U+FFFD, or two characters like Ã¡ and Ĺ™. */
const GARBLED = /\uFFFD|[ÃĂ][\u00A1-\u00BFˇ˝]|[ÄÅĹ][\u008D\u009B\u00A1\u00AF\u00BE›™ˇľŤŻ]/;
const garbled = {
  what: "Soubor není v kódování UTF-8, nebo se v něm kvůli tomu poškodila písmena.",
  advice: `${RESTORE} V editoru přitom zvolte kódování UTF-8.`,
};

/** Errors for JSON that Gatsby would take for content, or overlook, and for links, whose targets it would publish. */
function strayFiles(root: string, files: readonly string[]): Problem[] {
  const known = dataFiles.map((name) => `data/${name}`);
  return files.flatMap((file): Problem[] => {
    const isData = /^data\/(?!schema\/).*\.json\b/i.test(file) || known.includes(`data/${basename(file)}`);
    const [what, link] = ["Je to symbolický odkaz.", "Nahraďte ho tím, kam vede, nebo ho smažte."];
    if (lstatSync(join(root, file), { throwIfNoEntry: false })?.isSymbolicLink())
      return [{ severity: "error", file, what, advice: link }];
    if (!isData || known.includes(file)) return [];
    const advice = `Ve složce data mají být jen: ${dataFiles.join(", ")}. Má-li to být některý z nich a ten chybí, přejmenujte ho. Jinak zkopírujte to, co má být na webu, do toho, kam to patří, a pak tento smažte. Příponu .txt ukáže ve Windows Zobrazit › Přípony názvů souborů.`;
    return [{ severity: "error", file, what: "Tento soubor web nezná.", advice }];
  });
}
