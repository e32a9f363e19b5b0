import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * All files and symbolic links in a folder and below it, as paths relative to the folder: `historie/1987/index.html`. A link to a
 * folder is listed, and is not followed: with `recursive` Node.js itself would follow the link from version 22 on.
 */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(join(folder, entry.name)).map((path) => `${entry.name}/${path}`) : entry.name,
  );
