import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { normalize } from "node:path/posix";
import { listFiles } from "../lib/list-files";
import { valuesIn } from "./entry";
import { type DataFile, dataFiles } from "./schemas";

/** The files of the project. Each file is given by its path from the root of the project. */
export interface FileIndex {
  files: string[];
  /** The files that no data file names. Empty if a data file cannot be read, because that file may name any of them. */
  unused: string[];
}

/** Files that no entry is meant to name: hidden files, the pictures of the guide, and the site’s own icons and signpost. */
const NOT_FOR_ENTRIES = /(^|\/)\.|^data\/navod\/|^static\/.*\.(png|svg|ico)$|^static\/graphics\/signpost\.webp$/;

/** Indexes all files under data/ and static/, and those in the root, where a volunteer may have put a file by mistake. */
export function indexFiles(root: string, contents: ReadonlyMap<DataFile, unknown>): FileIndex {
  const inRoot = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  const inFolders = ["data", "static"]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => listFiles(join(root, folder)).map((path) => `${folder}/${path}`));
  const files = [...inRoot.map(({ name }) => name), ...inFolders];
  const named = new Set([...contents.values()].flatMap(namedPaths));
  const unused = files.filter((path) => !NOT_FOR_ENTRIES.test(path) && !named.has(path.normalize("NFC")));
  return { files, unused: contents.size === dataFiles.length ? unused : [] };
}

/**
 * The path of a file with the spelling that the file has in its folder. Returns undefined if there is no such file. Compares
 * names instead of opening the file, because Windows and macOS also open a file if its name is written in the wrong case. Then
 * the picture would be missing only on the published site. Under static/ the spelling must be exact, because the name is also
 * the URL. Under data/ composed and decomposed Unicode count as the same.
 */
export const findFile = ({ files }: FileIndex, path: string) =>
  files.find((file) => lookupForm(file) === lookupForm(path));

const lookupForm = (path: string) => (path.startsWith("data/") ? path.normalize("NFC") : path);

/** All paths that the texts in a data file may mean. A file whose path or field somebody has mistyped does not count as unused. */
const namedPaths = (content: unknown) =>
  valuesIn(content).flatMap(({ value }) => {
    const text = String(value).normalize("NFC").replaceAll("\\", "/");
    const path = normalize(text.replace(/^[./]+/, ""));
    return text.startsWith("./") ? [`data/${path}`] : [path, `data/${path}`, `static/${path}`];
  });
