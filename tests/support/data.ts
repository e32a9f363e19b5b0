import { readFileSync } from "node:fs";
import type { z } from "zod";
import { parseJson } from "../../src/content/parse-json";
import { type DataFile, schemas } from "../../src/content/schemas";

/** The current content of a data file. Tests take names, counts and dates from here, so that new content breaks no test. */
export function data<Name extends DataFile>(name: Name) {
  const json = parseJson(readFileSync(`data/${name}`, "utf8"));
  if ("problems" in json) throw new Error(`data/${name} is not valid: run npm run check`);
  return schemas[name].parse(json.value) as z.infer<(typeof schemas)[Name]>;
}
