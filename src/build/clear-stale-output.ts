import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Removes the output and webpack's cache of a build for another site URL, which robots.txt names: the path prefix is part of
 * images, styles and scripts, and Gatsby does not notice that it has changed. An interrupted build has no robots.txt. (Gatsby
 * clears the rest of its cache itself when public/ is missing.) Delete when Gatsby's cache depends on `pathPrefix`.
 */
export function clearStaleOutput(root: string, siteUrl: string): void {
  const robots = join(root, "public/robots.txt");
  if (existsSync(robots) && readFileSync(robots, "utf8").includes(` ${siteUrl}sitemap.xml\n`)) return;
  for (const folder of ["public", ".cache/webpack"]) rmSync(join(root, folder), { recursive: true, force: true });
}
