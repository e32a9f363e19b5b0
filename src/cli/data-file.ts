import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DataFile } from "../content/content-types";
import { parseJson } from "../content/parse-json";
import { formatProblems, type Problem } from "../content/problem";
import { validateSchema } from "../content/validate-schema";
import { Refusal } from "./errors";
import type { Change } from "./write-files";

export interface LoadedFile {
  path: string;
  bytes: Buffer;
  text: string;
  content: unknown;
}

/** Reads a data file that is to be changed. Throws a Refusal with the check's own words if more than a field is wrong in it. */
export function loadDataFile(root: string, name: DataFile): LoadedFile {
  const path = join(root, "data", name);
  const bytes = readFileSync(path);
  const json = parseJson(bytes);
  const problems: Problem[] =
    "findings" in json
      ? json.findings.map((finding) => ({ severity: "error", file: `data/${name}`, ...finding }))
      : validateSchema(name, json.value).filter(({ field }) => !field);
  if ("findings" in json || problems.length > 0) throw new Refusal(formatProblems(problems));
  return { path, bytes, text: bytes.toString("utf8"), content: json.value };
}

/** The change that gives a data file a new text. */
export function changeDataFile({ path, bytes }: LoadedFile, text: string): Change {
  return { path, before: bytes, content: text };
}

/**
 * Throws a Refusal if the contract has anything against a field of the content, which may be just a part of a whole file:
 * what else is missing in it does not matter.
 */
export function requireSound(name: DataFile, content: unknown, field: string) {
  const problem = validateSchema(name, content).find((problem) => problem.field === field);
  if (problem)
    throw new Refusal([problem.what, problem.found && `Nalezeno: ${problem.found}`].filter(Boolean).join(" "));
}
