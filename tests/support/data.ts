import { readFileSync } from "node:fs";
import { contract } from "../../src/content/contract";
import { readJson } from "../../src/content/read-json";

/** The content as it stands in data/ today: tests take names, counts and dates from here, never from memory. */
export function data<Name extends keyof typeof contract>(name: Name) {
  const json = readJson(readFileSync(`data/${name}`, "utf8"));
  if ("message" in json) throw new Error(`data/${name}: ${json.message}`);
  return contract[name].parse(json.value) as ReturnType<(typeof contract)[Name]["parse"]>;
}
