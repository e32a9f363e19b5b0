import { readFileSync } from "node:fs";
import { parseJson } from "../../src/content/parse-json";
import { schemas } from "../../src/content/schemas";

/** The content as it stands in data/ today: tests take names, counts and dates from here, never from memory. */
export function data<Name extends keyof typeof schemas>(name: Name) {
  const json = parseJson(readFileSync(`data/${name}`));
  if ("findings" in json) throw new Error(`data/${name} is broken: run npm run check`);
  return schemas[name].parse(json.value) as ReturnType<(typeof schemas)[Name]["parse"]>;
}
