import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const folders = [...(process.env.PATH ?? "").split(delimiter), "/Applications/Firefox.app/Contents/MacOS"];

/** Path of the first of these programs that is installed; undefined if none is installed. */
export const findProgram = (...names: string[]) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
