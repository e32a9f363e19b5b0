import { readFileSync } from "node:fs";
import { basename, join } from "node:path/posix";
import { campOver, forgottenCamps } from "./camp-hints";
import { checkFiles } from "./check-files";
import { indexFiles } from "./file-index";
import { fileReferences } from "./file-references";
import { parseJson } from "./parse-json";
import { misdatedPictures, sharedPictures } from "./picture-usage";
import { placeholders } from "./placeholders";
import { errorIn, type Problem } from "./problem";
import { contentTypes, type DataFile, dataFiles } from "./schemas";
import { closestMatch } from "./suggest";
import { unusedFiles } from "./unused-files";
import { hasForm, validateSchema } from "./validate-schema";

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
  // What an unreadable file names is unknown.
  const complete = [...contents].filter(([name, content]) => hasForm(name, content)).length === dataFiles.length;
  const index = indexFiles(root, contents, complete);
  const references = [...contents].flatMap(([name, content]) => fileReferences(name, content));
  const found = [...unreadable, ...invalid, ...(await checkFiles(root, references, index))];
  const errors = dataFiles.flatMap((name) => found.filter(({ file }) => file === `data/${name}`));
  const misdated = misdatedPictures(references, index);
  return {
    problems: [
      ...unknownFiles(index.files),
      ...errors,
      ...sharedPictures(references),
      ...misdated,
      ...unusedFiles(index, contents, errors, misdated),
      ...forgottenCamps(contents, errors),
      ...campOver(contents, errors, now),
    ],
    placeholders: [...contents].flatMap(([name, content]) => placeholders(name, content)),
  };
}

function readDataFile(root: string, name: DataFile): ReturnType<typeof parseJson> {
  try {
    return parseJson(readFileSync(join(root, "data", name)));
  } catch {
    return {
      problems: [
        {
          what: "Soubor chybí, nebo ho nelze přečíst.",
          advice: `Vraťte do složky data jeho předchozí podobu, jmenuje se ${name}.`,
        },
      ],
    };
  }
}

/** Gatsby would turn every JSON file under data/ into content, so an unknown one is an error. */
function unknownFiles(files: string[]): Problem[] {
  const missing = dataFiles.filter((name) => !files.includes(`data/${name}`));
  return files
    .filter((path) => /^data\/(?!schema\/).*\.json$/.test(path) && !(path.slice("data/".length) in contentTypes))
    .map((file) => {
      const meant = closestMatch(basename(file), missing);
      return {
        severity: "error",
        file,
        what: "Tento soubor web nezná.",
        advice: meant
          ? `Má-li to být data/${meant}, který chybí, přejmenujte ho tak.`
          : `Patří-li jeho obsah na web, zkopírujte ho do toho z těchto souborů, do kterého patří: ${dataFiles.join(", ")}. Pak ho smažte.`,
      };
    });
}
