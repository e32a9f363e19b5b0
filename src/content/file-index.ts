import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { normalize } from "node:path/posix";
import { listFiles } from "../lib/list-files";
import { valuesIn } from "./entry";
import { type DataFile, dataFiles } from "./schemas";

/** The files of the project, by their paths from its root. */
export interface FileIndex {
  files: string[];
  /** The files that no data file names. Empty if a data file cannot be read, because that file may name them. */
  unused: string[];
}

/** Files that no entry is meant to name: hidden files, the pictures of the guide, and the site’s own icons and signpost. */
const NOT_FOR_ENTRIES = /(^|\/)\.|^data\/navod\/|^static\/.*\.(png|svg|ico)$|^static\/graphics\/signpost\.webp$/;

/**
 * Indexes all files under data/ and static/. Also indexes the files in the root, where a volunteer may have put a file by
 * mistake.
 */
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
 * The path of a file as its folder spells it; undefined if there is no such file. Compares names instead of opening the file:
 * Windows and macOS open a file also under a name in the wrong case, so that the picture would be missing only on the published
 * site. Under static/ the spelling must be exact, because the name is also the URL. Under data/ composed and decomposed Unicode
 * are the same.
 */
export const findFile = ({ files }: FileIndex, path: string) =>
  files.find((file) => lookupForm(file) === lookupForm(path));

const lookupForm = (path: string) => (path.startsWith("data/") ? path.normalize("NFC") : path);

/**
 * All paths that the texts in a data file may mean. All texts count, and a path may be written in a wrong form: if somebody has
 * mistyped the name of a field or a path, the file is not reported as unused.
 */
const namedPaths = (content: unknown) =>
  valuesIn(content).flatMap(({ value }) => {
    const text = String(value).normalize("NFC").replaceAll("\\", "/");
    const path = normalize(text.replace(/^[./]+/, ""));
    return text.startsWith("./") ? [`data/${path}`] : [path, `data/${path}`, `static/${path}`];
  });
