import { join } from "node:path/posix";
import { entriesOf, isEntry } from "./entry";
import type { DataFile } from "./schemas";

/** A field of a data file that names another file. */
export interface FileReference {
  file: string;
  entry?: string;
  field: string;
  /** Of the named file, from the root of the project. */
  path: string;
}

/** The pictures under data/ that a data file names. */
export const pictureReferences = (name: DataFile, content: unknown) =>
  references(name, content, ["image", "hoverImage", "logo", "sharePicture"], "data");

/** The PDFs under static/files/ that a data file links to. */
export const documentReferences = (name: DataFile, content: unknown) =>
  references(name, content, ["link"], "static").filter(({ path }) => /^static\/files\/.+\.pdf$/i.test(path));

/** The still and the video file; the latter only if the site serves it itself, not a data host. */
export function videoReferences(name: DataFile, content: unknown): FileReference[] {
  if (!isEntry(content)) return [];
  const fields = process.env.GATSBY_DATA_HOST ? ["still"] : ["still", "file"];
  const found = references(name, content.video, fields, "static");
  return found.map((reference) => ({ ...reference, field: `video.${reference.field}` }));
}

function references(name: DataFile, content: unknown, fields: string[], base: "data" | "static"): FileReference[] {
  return entriesOf(content).flatMap(({ entry, name: entryName }) =>
    fields.flatMap((field) => {
      const path = entry[field];
      // validateSchema reports paths of any other form.
      if (typeof path !== "string" || !path.startsWith(base === "data" ? "./" : "/") || path.includes("../")) return [];
      return [{ file: `data/${name}`, entry: entryName, field, path: join(base, path) }];
    }),
  );
}
