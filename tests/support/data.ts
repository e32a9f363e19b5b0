import { readFileSync } from "node:fs";
import { contract } from "../../src/content/contract";
import { readJson } from "../../src/content/read-json";

/** The content as it stands in data/ today: tests take names, counts and dates from here, never from memory. */
export function data<Name extends keyof typeof contract>(name: Name) {
  const json = readJson(readFileSync(`data/${name}`));
  if ("findings" in json) throw new Error(`data/${name} is broken: run npm run check`);
  return contract[name].parse(json.value) as ReturnType<(typeof contract)[Name]["parse"]>;
}
