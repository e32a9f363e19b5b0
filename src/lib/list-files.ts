import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** All files and symbolic links in a folder and below it, as paths relative to the folder: `historie/1987/index.html`. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    // Node.js 20.9 to 20.11 have `path` and no `parentPath`. Delete `path` when package.json requires a newer Node.js.
    .map(({ parentPath, path, name }) => relative(folder, join(parentPath ?? path, name)).replaceAll(sep, "/"));
