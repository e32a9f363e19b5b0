import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The files, and symbolic links, in a folder and in those below it, without the folders: `historie/1987/index.html`. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    // Node.js 20.9 to 20.11 have `path` only.
    .map(({ parentPath, path, name }) => relative(folder, join(parentPath ?? path, name)).replaceAll(sep, "/"));
