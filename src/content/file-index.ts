import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { basename, extname, normalize } from "node:path/posix";
import { type DataFile, dataFiles } from "./schemas";

/** The files of the project and what the data files name. All paths are from the root of the project. */
export interface FileIndex {
  files: string[];
  /** The same by the form in which `findFile` looks them up. */
  byForm: ReadonlyMap<string, string>;
  named: ReadonlySet<string>;
  /** The spellings of all these, by the form in which they are equal. */
  spellings: ReadonlyMap<string, ReadonlySet<string>>;
  /** The files that no entry names; only these may be suggested. Undefined if a data file is unreadable: then nobody knows. */
  unused?: string[];
}

/** Hidden files, the pictures of the guide, and the icons of the site: no entry is meant to name them. */
const NOT_FOR_ENTRIES = /(^|\/)\.|^data\/navod\/|^static\/.*\.(png|svg|ico)$/;

/** Names that people and file systems may confuse are equal in this form: case, accents in NFD, spaces around. */
export const plain = (path: string) => path.normalize("NFC").toLowerCase().trim();

/** Indexes all files under data/ and static/, and those that lie in the root by mistake. */
export function indexFiles(root: string, contents: ReadonlyMap<DataFile, unknown>): FileIndex {
  const files = [
    ...readdirSync(root),
    ...["data", "static"].flatMap((folder) => listFolder(root, folder).map((path) => `${folder}/${path}`)),
  ].filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile());
  const named = new Set([...contents.values()].flatMap(namedPaths));
  const spellings = new Map<string, Set<string>>();
  for (const path of [...files, ...named])
    spellings.set(plain(path), (spellings.get(plain(path)) ?? new Set()).add(path.normalize("NFC")));
  const unused = files.filter((path) => !NOT_FOR_ENTRIES.test(path) && !named.has(path.normalize("NFC")));
  const byForm = new Map(files.map((path) => [lookupForm(path), path]));
  return { files, byForm, named, spellings, unused: contents.size === dataFiles.length ? unused : undefined };
}

/**
 * The path of a file as its folder spells it, undefined if there is none. Does not open it: Windows and macOS would open it
 * under a name in the wrong case, and only the published site would miss it. Under data/ composed and decomposed Unicode are
 * the same; under static/ they differ, because the name is also the URL.
 */
export const findFile = ({ byForm }: FileIndex, path: string) => byForm.get(lookupForm(path));

const lookupForm = (path: string) => (path.startsWith("data/") ? path.normalize("NFC") : path);

/** The path, with a number if a file or entry has it, unless that is the one at `own`: `data/history/2026-2.jpg`. */
export function freePath({ spellings }: FileIndex, path: string, own: string): string {
  const isTaken = (name: string) =>
    [...(spellings.get(plain(name)) ?? [])].some((other) => other !== own.normalize("NFC"));
  const extension = extname(path);
  let free = path;
  for (let count = 2; isTaken(free); count++) free = `${path.slice(0, -extension.length)}-${count}${extension}`;
  return free;
}

/** The year at the beginning of a file name, also after „sraz-“; not the date in the name that a phone gave it. */
export const yearInName = (path: string) => /^(?:(?:sraz|tabor)[-_ ])?((?:19|20)\d\d)(?!\d)/i.exec(basename(path))?.[1];

/** Whether a file name begins with another year than that of its entry; with any, if nobody knows that of the entry. */
export const namesOtherYear = (file: string, year: unknown) =>
  year !== undefined && ![undefined, String(year)].includes(yearInName(file));

/** Every path that a text anywhere in a data file may mean, even one in a wrong form or in a mistyped field. */
function namedPaths(content: unknown): string[] {
  if (typeof content === "string") {
    const value = content.normalize("NFC").replaceAll("\\", "/");
    const path = normalize(value.replace(/^[./]+/, ""));
    if (/^(data|static)\//.test(path)) return [path];
    return value.startsWith("./") ? [`data/${path}`] : [`data/${path}`, `static/${path}`];
  }
  return typeof content === "object" && content !== null ? Object.values(content).flatMap(namedPaths) : [];
}

function listFolder(root: string, folder: string): string[] {
  try {
    const paths = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    return paths.map((path) => path.replaceAll("\\", "/"));
  } catch {
    return [];
  }
}
