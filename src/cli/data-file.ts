import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseJson } from "../content/parse-json";
import { errorIn, formatProblems } from "../content/problem";
import type { DataFile } from "../content/schemas";
import { validateSchema } from "../content/validate-schema";
import { UserError } from "./errors";

export type LoadedFile = ReturnType<typeof loadDataFile>;

/** Reads a data file. Throws a UserError with the messages of the content check if more than single fields are wrong. */
export function loadDataFile(root: string, name: DataFile) {
  const path = join(root, "data", name);
  const bytes = readFileSync(path);
  const json = parseJson(bytes);
  if ("problems" in json) throw new UserError(formatProblems(json.problems.map((details) => errorIn(name, details))));
  const problems = validateSchema(name, json.value, new Date()).filter(({ field }) => !field);
  if (problems.length > 0) throw new UserError(formatProblems(problems));
  return { path, text: bytes.toString("utf8"), content: json.value };
}

/** Throws a UserError if the schema rejects a field of the content, of which other fields may be missing. */
export function requireValidField(name: DataFile, content: unknown, field: string) {
  const problem = validateSchema(name, content, new Date()).find((problem) => problem.field === field);
  if (problem)
    throw new UserError([problem.what, problem.found && `Nalezeno: ${problem.found}`].filter(Boolean).join(" "));
}
