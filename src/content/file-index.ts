import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { basename, normalize } from "node:path/posix";
import type { DataFile } from "./schemas";

/** The files of the project, and those that no entry names: only these may be suggested for an entry that misses its own. */
export interface FileIndex {
  /** Paths from the root of the project. */
  files: string[];
  /** Undefined if a data file is unreadable, because then nobody knows. */
  unused?: string[];
}

export const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

/** Names that people and file systems may confuse are equal in this form: case, accents in NFD, spaces around. */
export const plain = (path: string) => path.normalize("NFC").toLowerCase().trim();

/** Indexes all files under data/ and static/, and those that lie in the root by mistake. */
export function indexFiles(root: string, contents: ReadonlyMap<DataFile, unknown>, complete: boolean): FileIndex {
  const files = [
    ...readdirSync(root),
    ...["data", "static"].flatMap((folder) => listFolder(root, folder).map((path) => `${folder}/${path}`)),
  ].filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile());
  const named = new Set([...contents.values()].flatMap(namedPaths));
  const unused = files.filter((path) => !/(^|\/)\./.test(path) && !named.has(path.normalize("NFC")));
  return { files, unused: complete ? unused : undefined };
}

/**
 * The path of a file as its folder spells it, undefined if there is none. Does not open it: Windows and macOS would open it
 * under a name in the wrong case, and only the published site would miss it. Under data/ composed and decomposed Unicode are
 * the same; under static/ they differ, because the name is also the URL.
 */
export function findFile({ files }: FileIndex, path: string): string | undefined {
  const compose = (name: string) => (path.startsWith("data/") ? name.normalize("NFC") : name);
  return files.find((name) => compose(name) === compose(path));
}

export const isFolder = ({ files }: FileIndex, path: string) =>
  files.some((name) => name.startsWith(`${path.replace(/\/$/, "")}/`));

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

/** The year at the beginning of a file name, also after „sraz-“; not the date in the name that a phone gave it. */
export const yearInName = (path: string) => /^(?:(?:sraz|tabor)[-_ ])?((?:19|20)\d\d)(?!\d)/i.exec(basename(path))?.[1];
