import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkFiles } from "./check-files";
import { parseJson } from "./parse-json";
import { unusedPictures } from "./picture-usage";
import { placeholders } from "./placeholders";
import { errorIn, type Problem } from "./problem";
import { contentTypes, type DataFile, dataFiles } from "./schemas";
import { validateSchema } from "./validate-schema";

export interface CheckResult {
  problems: Problem[];
  /** What the club must replace before it publishes the site; an error only then. */
  placeholders: Problem[];
}

/** Checks everything under data/ of the project at `root` and returns all problems at once. */
export async function checkContent(root: string): Promise<CheckResult> {
  const problems = unknownFiles(root);
  const contents = new Map<DataFile, unknown>();
  for (const name of dataFiles) {
    const json = readDataFile(root, name);
    if ("problems" in json) problems.push(...json.problems.map((details) => errorIn(name, details)));
    else {
      contents.set(name, json.value);
      problems.push(...validateSchema(name, json.value), ...(await checkFiles(root, name, json.value)));
    }
  }
  // The picture of an unreadable file or a mistyped path would be reported as unused.
  const complete =
    contents.size === dataFiles.length &&
    !problems.some(({ severity, field }) => severity === "error" && /^(image|hoverImage|logo)$/.test(field ?? ""));
  return {
    problems: complete ? [...problems, ...unusedPictures(root, contents)] : problems,
    placeholders: [...contents].flatMap(([name, content]) => placeholders(name, content)),
  };
}

function readDataFile(root: string, name: DataFile): ReturnType<typeof parseJson> {
  try {
    return parseJson(readFileSync(join(root, "data", name)));
  } catch {
    return { problems: [{ what: "Soubor chybí, nebo ho nelze přečíst.", advice: "Vraťte ho na místo." }] };
  }
}

/** Gatsby would turn every JSON file under data/ into content, so an unknown one is an error. */
function unknownFiles(root: string): Problem[] {
  return readdirSync(join(root, "data"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".json") && !path.startsWith("schema/") && !(path in contentTypes))
    .map((path) => ({
      severity: "error",
      file: `data/${path}`,
      what: "Tenhle soubor web nezná.",
      advice: `Přejmenujte ho, nebo smažte; čte se jen ${dataFiles.join(", ")}.`,
    }));
}
