import { join } from "node:path/posix";
import { entriesOf, isEntry } from "./entry";
import { type FileKind, kinds } from "./file-kinds";
import type { DataFile } from "./schemas";

/** A field of a data file that names another file. */
export interface FileReference {
  file: `data/${DataFile}`;
  entry?: string;
  field: string;
  /** Of the named file, from the root of the project. */
  path: string;
  kind: FileKind;
  /** Where such files belong: `data/history`. */
  folder: string;
}

/** All files that a data file names; the video only if the site serves it itself, not a data host. */
export function fileReferences(name: DataFile, content: unknown): FileReference[] {
  const pictures = ["image", "hoverImage", "logo", "sharePicture"];
  const references = (kind: FileKind, folder: string, fields: string[], from = content, prefix = "") =>
    entriesOf(from).flatMap(({ entry, name: entryName }) =>
      fields.flatMap((field) => {
        const value = entry[field];
        const [base, start] = folder.startsWith("data/") ? ["data", "./"] : ["static", "/"];
        // validateSchema reports paths of any other form.
        if (typeof value !== "string" || !value.startsWith(start) || value.includes("../")) return [];
        const place = from === content ? { entry: entryName, field } : { field: `${prefix}${field}` };
        return { ...place, file: `data/${name}` as const, path: join(base, value), kind, folder };
      }),
    );
  const { video, details } = isEntry(content) ? content : {};
  const documents = [
    ...references("document", "static/files", ["link"]),
    ...references("document", "static/files", ["link"], details ?? [], "details."),
    ...references("document", "static/files", ["statusLink"]),
  ];
  return [
    ...references("picture", `data/${name.replace(".json", "")}`, pictures),
    ...documents.filter(({ path }) => /^static\/files\/.+\.pdf$/i.test(path)),
    ...references("still", "static/graphics", ["still"], video, "video."),
    ...(process.env.GATSBY_DATA_HOST ? [] : references("video", "static/video", ["file"], video, "video.")),
  ];
}

/** How a field names the file at `path`: `./history/2026.jpg`, `/files/informace.pdf`. */
export const fieldValue = (path: string) => path.replace(/^data\//, "./").replace(/^static\//, "/");

/** Advice to upload another file than the one that a field names, without replacing that of another entry. */
export const uploadOther = ({ kind, field, folder }: FileReference) =>
  `nahrajte ${kinds[kind].noun} do složky ${folder} pod názvem, který tam ještě není, a v poli „${field}“ napište za ${fieldValue(folder)}/ ten název`;
