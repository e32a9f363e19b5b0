import { namesOtherYear } from "./describe-missing";
import { isYear } from "./entry";
import { type FileIndex, findFile, yearInName } from "./file-index";
import { type FileReference, rewriteField } from "./file-references";
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

/** A warning for each picture whose name begins with another year than that of its entry: pictures may be swapped. */
export function misdatedPictures(references: readonly FileReference[], index: FileIndex): Problem[] {
  const misdated = references.filter(
    ({ path, year }) => isYear(year) && namesOtherYear(path, year) && findFile(index, path),
  );
  return misdated.map((reference) => {
    const { file, entry, field, path, year, home } = reference;
    const user = misdated.find((other) => yearInName(other.path) === year);
    const unused = index.unused?.find((name) => name.startsWith(`${home}/`) && yearInName(name) === year);
    const right = user?.path ?? unused;
    const status = user ? `má ho teď ${user.entry}, opravte i ten` : "zatím ho žádný záznam nepoužívá";
    return {
      severity: "warning",
      file,
      entry,
      field,
      what: `Obrázek ${path} je podle jména z roku ${yearInName(path)}, záznam je z roku ${year}.`,
      advice: `Podívejte se, co na obrázku je. Patří-li sem, nechte ho. ${
        right
          ? `Má-li tu být ${right} (${status}), ${rewriteField(field, right)}.`
          : `Jinak opravte rok záznamu, nebo nahrajte správný obrázek ${writeName(reference)}.`
      }`,
    };
  });
}

const writeName = ({ field, home }: FileReference) =>
  `pod novým jménem do složky ${home} a v poli „${field}“ za ${home.replace("data", ".")}/ napište to jméno`;
