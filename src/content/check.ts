import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { campDates, forgottenCamps } from "./camp-hints";
import { checkFiles } from "./check-files";
import { indexFiles } from "./file-index";
import { fileReferences } from "./file-references";
import { sharedPictures, unusedFiles } from "./file-usage";
import { parseJson } from "./parse-json";
import { placeholders } from "./placeholders";
import { errorIn, type Problem } from "./problem";
import { contentTypes, type DataFile, dataFiles } from "./schemas";
import { validateSchema } from "./validate-schema";

export interface CheckResult {
  problems: Problem[];
  /** What the club must replace before it publishes the site; an error only then. */
  placeholders: Problem[];
}

/**
 * Checks everything under data/ of the project at `root` and returns all problems at once. `now` is the current moment: some
 * content is right only for a time.
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
  const found = [...unreadable, ...invalid, ...(await checkFiles(root, references, index))];
  const inOrder = dataFiles.flatMap((name) => found.filter(({ file }) => file === `data/${name}`));
  const errors = [...unknownFiles(index.files), ...inOrder];
  const hasErrors = errors.length > 0;
  return {
    problems: [
      ...errors,
      ...sharedPictures(references),
      ...unusedFiles(index, hasErrors),
      // What they warn about might follow from an error.
      ...(hasErrors ? [] : [...forgottenCamps(contents), ...campDates(contents, now)]),
    ],
    placeholders: [...contents].flatMap(([name, content]) => placeholders(name, content)),
  };
}

function readDataFile(root: string, name: DataFile): ReturnType<typeof parseJson> {
  try {
    const bytes = readFileSync(join(root, "data", name));
    return isUtf8(bytes) ? parseJson(bytes.toString("utf8")) : { problems: [notUtf8] };
  } catch {
    const advice = `Vraťte do složky data jeho předchozí podobu, jmenuje se ${name}.`;
    return { problems: [{ what: "Soubor chybí, nebo ho nelze přečíst.", advice }] };
  }
}

const notUtf8 = { what: "Soubor není v kódování UTF-8.", advice: "Uložte ho znovu a v editoru zvolte kódování UTF-8." };

/** Gatsby would turn every JSON file under data/ into content, so an unknown one is an error. */
function unknownFiles(files: string[]): Problem[] {
  return files
    .filter((path) => /^data\/(?!schema\/).*\.json$/.test(path) && !(path.slice("data/".length) in contentTypes))
    .map((file) => ({
      severity: "error",
      file,
      what: "Tento soubor web nezná.",
      advice: `Ve složce data mají být jen: ${dataFiles.join(", ")}. Má-li to být některý z nich a ten chybí, přejmenujte ho. Jinak zkopírujte to, co má být na webu, do toho, kam to patří, a pak tento smažte.`,
    }));
}
