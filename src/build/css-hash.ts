import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A hash of all stylesheets below a folder, with their fonts and drawings. Gatsby inlines the styles into each page, but on
 * a warm cache renders only pages whose components have changed: a change of styles alone would not be published.
 * gatsby-ssr.tsx names this hash, so that it counts as a change. Delete when Gatsby tracks stylesheets itself.
 */
export function cssHash(folder: string): string {
  const hash = createHash("sha256");
  for (const path of readdirSync(folder, { recursive: true }).map(String).sort())
    if (/\.(css|svg|woff2)$/.test(path)) hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest("hex");
}
