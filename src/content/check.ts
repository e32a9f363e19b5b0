import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkFiles, unusedPictures } from "./check-files";
import { contentTypes, type DataFile } from "./content-types";
import { parseJson } from "./parse-json";
import { placeholders } from "./placeholders";
import type { Problem } from "./problem";
import { validateSchema } from "./validate-schema";

export interface Findings {
  /** Mistakes and warnings. */
  problems: Problem[];
  /** What the club must replace before it publishes the site; no mistake until then. */
  placeholders: Problem[];
}

/** Checks everything under data/ of the project at `root` and gives all findings at once. */
export async function checkContent(root: string): Promise<Findings> {
  const problems: Problem[] = strayFiles(root);
  const contents = new Map<DataFile, unknown>();
  for (const name of Object.keys(contentTypes) as DataFile[]) {
    const json = readDataFile(root, name);
    if ("findings" in json) {
      problems.push(
        ...json.findings.map((finding): Problem => ({ severity: "error", file: `data/${name}`, ...finding })),
      );
      continue;
    }
    contents.set(name, json.value);
    problems.push(...validateSchema(name, json.value), ...(await checkFiles(root, name, json.value)));
  }
  // While a file cannot be read or a path is mistyped, the picture meant would seem to be unused.
  const complete =
    contents.size === Object.keys(contentTypes).length &&
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
    return { findings: [{ what: "Soubor chybí, nebo ho nelze přečíst.", advice: "Vraťte ho na místo." }] };
  }
}

/** Every JSON file under data/ would become content, so one that the site does not know is a mistake. */
function strayFiles(root: string): Problem[] {
  return readdirSync(join(root, "data"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".json") && !path.startsWith("schema/") && !(path in contentTypes))
    .map((path) => ({
      severity: "error",
      file: `data/${path}`,
      what: "Tenhle soubor web nezná.",
      advice: `Přejmenujte ho, nebo smažte; čte se jen ${Object.keys(contentTypes).join(", ")}.`,
    }));
}
