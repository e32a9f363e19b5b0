import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A digest of all style sheets (and what they draw) below a folder. Gatsby puts the styles into each page's HTML, but on a
 * warm cache renders pages anew only when their components have changed; gatsby-ssr.tsx names this digest, so that a change
 * of styles counts as one.
 */
export function cssHash(folder: string): string {
  const digest = createHash("sha256");
  for (const path of readdirSync(folder, { recursive: true }).map(String).sort())
    if (/\.(css|svg|woff2)$/.test(path)) digest.update(path).update(readFileSync(join(folder, path)));
  return digest.digest("hex");
}
