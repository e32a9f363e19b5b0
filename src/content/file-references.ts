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
  /** The folder in which the files for this field belong, for example `data/history`. */
  folder: string;
}

/** Which kind of file a field refers to. The patterns match the key of the field. */
const kindByField: [field: RegExp, kind: FileKind][] = [
  [/^(image|hoverImage|headerPicture|sharePicture)$/, "picture"],
  [/^(link|statusLink)$/, "document"],
  [/^still$/, "still"],
  [/^file$/, "video"],
];

/** All fields of a data file that name another file. The field of the video is left out if a data host serves the video. */
export function fileReferences(name: DataFile, content: unknown): FileReference[] {
  return valuesIn(content).flatMap(({ value, path: at }): FileReference[] => {
    const [, kind] = kindByField.find(([field]) => field.test(String(at.at(-1)))) ?? [];
    if (!kind || typeof value !== "string" || (kind === "video" && process.env.GATSBY_DATA_HOST)) return [];
    const [base, start] = kind === "picture" ? ["data", "./"] : ["static", "/"];
    const folder = kinds[kind].folder ?? `data/${name.replace(".json", "")}`;
    const path = base + value.slice(start.length - 1);
    // Skips links that do not lead to a document. Also skips paths in a wrong form, because validateSchema reports these paths.
    if (!value.startsWith(start) || (kind === "document" && !/^static\/files\/.+\.pdf$/i.test(path))) return [];
    return [{ file: `data/${name}`, ...placeOf(content, at), path, kind, folder }];
  });
}

/** Advice to upload a file under a new name, so that it does not replace the file of another entry. */
export const uploadOther = ({ kind, field, folder }: FileReference) =>
  `nahrajte ${kinds[kind].noun} do složky ${folder} pod názvem, který tam ještě není, a v poli „${field}“ napište za ${fieldValue(folder)}/ ten název`;
