import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { normalize } from "node:path/posix";
import { listFiles } from "../lib/list-files";
import { valuesIn } from "./entry";
import { type DataFile, dataFiles } from "./schemas";

/** The files of the project, by their paths from its root. */
export interface FileIndex {
  files: string[];
  /** The files that no data file names. Empty if a data file is unreadable: then nobody knows. */
  unused: string[];
}

/** Hidden files, the pictures of the guide, and the site’s own icons and signpost: no entry is meant to name them. */
const NOT_FOR_ENTRIES = /(^|\/)\.|^data\/navod\/|^static\/.*\.(png|svg|ico)$|^static\/graphics\/signpost\.webp$/;

/** Indexes all files under data/ and static/, and those that lie in the root by mistake. */
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
 * The path of a file as its folder spells it, undefined if there is none. Does not open it: Windows and macOS would open it
 * under a name in the wrong case, and only the published site would miss it. Under data/ composed and decomposed Unicode are
 * the same; under static/ they differ, because the name is also the URL.
 */
export const findFile = ({ files }: FileIndex, path: string) =>
  files.find((file) => lookupForm(file) === lookupForm(path));

const lookupForm = (path: string) => (path.startsWith("data/") ? path.normalize("NFC") : path);

/** Every path that a text anywhere in a data file may mean, even one in a wrong form or in a mistyped field. */
const namedPaths = (content: unknown) =>
  valuesIn(content).flatMap(({ value }) => {
    const text = String(value).normalize("NFC").replaceAll("\\", "/");
    const path = normalize(text.replace(/^[./]+/, ""));
    return text.startsWith("./") ? [`data/${path}`] : [path, `data/${path}`, `static/${path}`];
  });
