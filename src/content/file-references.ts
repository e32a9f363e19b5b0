import { join } from "node:path/posix";
import { entriesOf, isEntry } from "./entry";
import type { FileKind } from "./file-kinds";
import type { DataFile } from "./schemas";

/** A field of a data file that names another file. */
export interface FileReference {
  file: `data/${DataFile}`;
  entry?: string;
  field: string;
  /** What the field holds. */
  value: string;
  /** Of the named file, from the root of the project. */
  path: string;
  /** The year of the entry, if it is in the history. */
  year?: unknown;
  kind: FileKind;
  /** The folder in which such files belong. */
  home: string;
}

/** All files that a data file names; the video only if the site serves it itself, not a data host. */
export function fileReferences(name: DataFile, content: unknown): FileReference[] {
  const pictures = ["image", "hoverImage", "logo", "sharePicture"];
  const references = (kind: FileKind, home: string, fields: string[], from = content, prefix = "") =>
    entriesOf(from).flatMap(({ entry, name: entryName }) =>
      fields.flatMap((field) => {
        const value = entry[field];
        const [base, start] = home.startsWith("data/") ? ["data", "./"] : ["static", "/"];
        // validateSchema reports paths of any other form.
        if (typeof value !== "string" || !value.startsWith(start) || value.includes("../")) return [];
        const place = { file: `data/${name}` as const, entry: entryName, field: `${prefix}${field}` };
        return { ...place, value, path: join(base, value), year: entry.year, kind, home };
      }),
    );
  const documents = references("document", "static/files", ["link"]);
  const video = isEntry(content) ? content.video : null;
  return [
    ...references("picture", `data/${name.replace(".json", "")}`, pictures),
    ...documents.filter(({ path }) => /^static\/files\/.+\.pdf$/i.test(path)),
    ...references("still", "static/graphics", ["still"], video, "video."),
    ...(process.env.GATSBY_DATA_HOST ? [] : references("video", "static/video", ["file"], video, "video.")),
  ];
}

/** How a field names the file at `path`: `"image": "./history/2026.jpg"`. */
export function fieldText(field: string, path: string): string {
  const value = path.startsWith("data/") ? `./${path.slice("data/".length)}` : path.slice("static".length);
  return `"${field.replace(/.*\./, "")}": "${value}"`;
}

/** Advice to name the file at `path` in a field, which goes on after „přepište“. */
export const rewriteField = (field: string, path: string) =>
  `přepište pole takto: ${fieldText(field, path)} (čárku za ním nechte)`;
