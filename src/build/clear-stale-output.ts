import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Forgets what an earlier build has cached and published if that was for another address: the path prefix stands in
 * pictures, styles and scripts, and Gatsby does not notice that it has changed. The robots.txt of that build tells its
 * address; one that was broken off has told none. Gatsby empties its own cache when it finds nothing published; webpack's
 * part of it, it would keep.
 */
export function clearStaleOutput(root: string, siteUrl: string): void {
  const robots = join(root, "public/robots.txt");
  if (existsSync(robots) && readFileSync(robots, "utf8").includes(` ${siteUrl}sitemap.xml\n`)) return;
  for (const folder of ["public", ".cache/webpack"]) rmSync(join(root, folder), { recursive: true, force: true });
}
