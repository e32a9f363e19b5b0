import { readFileSync } from "node:fs";
import { join } from "node:path";

type Header = [name: string, value: string];

/** Reads `_headers` of a built site. Returns a function that gives the headers with which a path is published. */
export function readHeaderRules(folder: string): (path: string) => Header[] {
  const blocks = readFileSync(join(folder, "_headers"), "utf8").trim().split(/\n\n+/);
  const rules = blocks.map((block) => {
    const [pattern = "", ...lines] = block.split("\n");
    return { pattern, headers: lines.map((line) => line.trim().split(/: (.*)/, 2) as Header) };
  });
  const matches = (pattern: string, path: string) =>
    pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return (path) => rules.flatMap(({ pattern, headers }) => (matches(pattern, path) ? headers : []));
}
