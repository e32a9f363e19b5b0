import { basename, join } from "node:path/posix";
import { type FileReference, pictureReferences } from "./file-references";
import { listFolder } from "./find-file";
import type { Problem } from "./problem";
import type { DataFile } from "./schemas";

/** A warning for each picture that an earlier entry uses too. */
export function sharedPictures(pictures: readonly FileReference[]): Problem[] {
  const firstUse = (path: string) => pictures.findIndex((picture) => picture.path === path);
  return pictures
    .filter(({ path }, index) => firstUse(path) < index)
    .map(({ path, ...place }) => ({
      severity: "warning",
      ...place,
      what: "Stejný obrázek používá i jiný záznam.",
      found: `${basename(path)}, ${pictures[firstUse(path)]?.entry}`,
      advice: "Zkontrolujte, jestli to nemá být jiný obrázek.",
    }));
}

/** A warning for each picture under data/ that no data file names. */
export function unusedPictures(root: string, contents: ReadonlyMap<DataFile, unknown>): Problem[] {
  const used = [...contents]
    .flatMap(([name, content]) => pictureReferences(name, content))
    .map(({ path }) => path.normalize("NFC"));
  return ["history", "leaders", "site"]
    .flatMap((folder) => listFolder(join(root, "data", folder)).map((name) => `data/${folder}/${name}`))
    .filter((path) => !basename(path).startsWith(".") && !used.includes(path.normalize("NFC")))
    .map((file) => ({
      severity: "warning",
      file,
      what: "Tenhle soubor žádný záznam nepoužívá.",
      advice: "Přidejte k němu záznam, nebo ho smažte.",
    }));
}
