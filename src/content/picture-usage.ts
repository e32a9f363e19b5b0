import { basename } from "node:path/posix";
import { belongsElsewhere } from "./describe-missing";
import { type FileIndex, findFile, yearInName } from "./file-index";
import { type FileReference, fieldText } from "./file-references";
import type { Problem } from "./problem";

/** A warning for each picture that an earlier field uses too. */
export function sharedPictures(references: readonly FileReference[]): Problem[] {
  const pictures = references.filter(({ kind }) => kind === "picture");
  return pictures.flatMap((picture) => {
    const { path, file, entry, field } = picture;
    const first = pictures.find((other) => other.path === path);
    if (!first || first === picture) return [];
    return {
      severity: "warning",
      file,
      entry,
      field,
      what: `Obrázek ${path} používá i jiný záznam.`,
      found: [first.file, first.entry, `pole „${first.field}“`].filter(Boolean).join(", "),
      advice: `Patří-li k oběma, nechte to tak. Jinak záznamu, ke kterému nepatří, nahrajte jeho vlastní obrázek ${writeName(picture)}.`,
    };
  });
}

/** A warning for each picture whose name begins with another year than that of its entry: two may be swapped. */
export function misdatedPictures(references: readonly FileReference[], index: FileIndex): Problem[] {
  const misdated = references.filter(({ path, year }) => belongsElsewhere(path, year) && findFile(index, path));
  return misdated.map((reference) => {
    const { file, entry, field, path, year } = reference;
    const other = misdated.find((other) => other.year === yearInName(path) && yearInName(other.path) === year);
    const swap =
      other &&
      ` Jsou-li obrázky prohozené (${other.entry} má ${basename(other.path)}), přepište pole tady takto: ${fieldText(field, other.path)} a tam takto: ${fieldText(field, path)}.`;
    return {
      severity: "warning",
      file,
      entry,
      field,
      what: `Obrázek ${path} je podle jména z roku ${yearInName(path)}, záznam je z roku ${year}.`,
      advice: `Podívejte se, co na obrázku je. Patří-li sem, nechte ho tu.${swap ?? ` Jinak opravte rok záznamu, nebo nahrajte správný obrázek ${writeName(reference)}.`}`,
    };
  });
}

const writeName = ({ field, home }: FileReference) =>
  `pod novým jménem do složky ${home} a v poli „${field}“ za ${home.replace("data", ".")}/ napište to jméno`;
