import { placeOf, valuesIn } from "./entry";
import { type FileKind, fieldValue, kinds } from "./file-kinds";
import type { DataFile } from "./schemas";

/** A field of a data file that names another file. */
export interface FileReference {
  file: `data/${DataFile}`;
  entry?: string;
  field: string;
  fieldPath: readonly PropertyKey[];
  /** The path of the named file from the root of the project. */
  path: string;
  kind: FileKind;
  /** The folder in which such files belong, for example `data/history`. */
  folder: string;
}

/** The kind of file that a field names, by the name of the field. */
const kindByField: [field: RegExp, kind: FileKind][] = [
  [/^(image|hoverImage|logo|sharePicture)$/, "picture"],
  [/^(link|statusLink)$/, "document"],
  [/^still$/, "still"],
  [/^file$/, "video"],
];

/** All files that a data file names. The video is left out if a data host serves it. */
export function fileReferences(name: DataFile, content: unknown): FileReference[] {
  return valuesIn(content).flatMap(({ value, path: at }): FileReference[] => {
    const [, kind] = kindByField.find(([field]) => field.test(String(at.at(-1)))) ?? [];
    if (!kind || typeof value !== "string" || (kind === "video" && process.env.GATSBY_DATA_HOST)) return [];
    const [base, start] = kind === "picture" ? ["data", "./"] : ["static", "/"];
    const folder = kinds[kind].folder ?? `data/${name.replace(".json", "")}`;
    const path = base + value.slice(start.length - 1);
    // Skips a link that does not lead to a document, and a path in a wrong form, which validateSchema reports.
    if (!value.startsWith(start) || (kind === "document" && !/^static\/files\/.+\.pdf$/i.test(path))) return [];
    return [{ file: `data/${name}`, ...placeOf(content, at), path, kind, folder }];
  });
}

/** Advice to upload a file under a new name, so that it does not replace the file of another entry. */
export const uploadOther = ({ kind, field, folder }: FileReference) =>
  `nahrajte ${kinds[kind].noun} do složky ${folder} pod názvem, který tam ještě není, a v poli „${field}“ napište za ${fieldValue(folder)}/ ten název`;
