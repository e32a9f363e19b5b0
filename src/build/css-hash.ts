import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { listFiles } from "../lib/list-files";

/**
 * A hash of all stylesheets below a folder, with their fonts and drawings. Gatsby inlines the styles into each page, but on
 * a warm cache renders only pages whose components have changed: a change of styles alone would not be published.
 * gatsby-ssr.tsx names this hash, so that it counts as a change. Delete when Gatsby tracks stylesheets itself.
 */
export function cssHash(folder: string): string {
  const hash = createHash("sha256");
  for (const path of listFiles(folder).sort())
    if (/\.(css|svg|woff2)$/.test(path)) hash.update(path).update(readFileSync(`${folder}/${path}`));
  return hash.digest("hex");
}
