import { basename } from "node:path/posix";
import { isYear } from "./entry";
import { type FileIndex, findFile, namesOtherYear, yearInName } from "./file-index";
import { PICTURE } from "./file-kinds";
import { type FileReference, fieldText, rewriteField } from "./file-references";
import type { Problem } from "./problem";

/** The folders of pictures under data/. */
const folders = ["data/history", "data/leaders", "data/site"];
/** What looks like a picture, even if the site cannot use it. */
const pictureLike = /\.(jpe?g|png|webp|avif|hei[cf]|gif|bmp|tiff?)$/i;

const UNUSED = "Tento soubor žádný záznam nepoužívá.";

/** A warning for each picture that an earlier field uses too. */
export function sharedPictures(references: readonly FileReference[]): Problem[] {
  const pictures = references.filter(({ kind }) => kind === "picture");
  return pictures.flatMap((picture) => {
    const first = pictures.find(({ path }) => path === picture.path);
    if (!first || first === picture) return [];
    return warnAt(picture, {
      what: `Obrázek ${picture.path} používá i jiný záznam.`,
      found: [first.file, first.entry, `pole „${first.field}“`].filter(Boolean).join(", "),
      advice: `Patří-li k oběma, nechte to tak. Jinak k záznamu, ke kterému nepatří, ${uploadOther(picture)}.`,
    });
  });
}

/** A warning for each picture whose name begins with another year than that of its entry: pictures may be swapped. */
export function misdatedPictures(references: readonly FileReference[], index: FileIndex): Problem[] {
  const misdated = references.filter(
    ({ path, year }) => isYear(year) && namesOtherYear(path, year) && findFile(index, path),
  );
  return misdated.map((reference) => {
    const { field, path, year, home } = reference;
    const user = misdated.find((other) => yearInName(other.path) === year);
    const isRight = (name: string) => name.startsWith(`${home}/`) && PICTURE.test(name) && yearInName(name) === year;
    const right = user?.path ?? index.unused?.find(isRight);
    const status = user ? `má ho teď ${user.entry}, opravte i ten` : "zatím ho žádný záznam nepoužívá";
    return warnAt(reference, {
      what: `Obrázek ${path} je podle jména z roku ${yearInName(path)}, záznam je z roku ${year}.`,
      advice: `Podívejte se, co na obrázku je. Patří-li sem, nechte ho. ${
        right
          ? `Má-li tu být ${right} (${status}), ${rewriteField(field, right)}.`
          : `Jinak opravte rok záznamu, nebo ${uploadOther(reference)}.`
      }`,
    });
  });
}

const warnAt = (
  { file, entry, field }: FileReference,
  details: Pick<Problem, "what" | "found" | "advice">,
): Problem => ({ severity: "warning", file, entry, field, ...details });

const uploadOther = ({ field, home }: FileReference) =>
  `nahrajte správný obrázek pod novým jménem do složky ${home} a v poli „${field}“ za ${home.replace("data", ".")}/ napište to jméno`;

/**
 * A warning for each file in a folder of pictures or documents, and each in a folder where none belongs, that no data file names.
 * While there are `errors`, an entry may lack its file, so nothing is to be deleted that has not been uploaded elsewhere.
 */
export function unusedFiles({ unused = [], named }: FileIndex, errors: readonly Problem[]): Problem[] {
  const documents = [...named].filter((path) => path.startsWith("static/files/")).map((path) => basename(path));
  return unused.flatMap((file) => {
    if (/\.pdf$/i.test(file)) {
      const advice = errors.length > 0 ? "Dokud kontrola hlásí chyby, nemažte ho." : adviseDocument(documents);
      return { severity: "warning", file, what: UNUSED, advice };
    }
    const folder = folders.find((folder) => file.startsWith(`${folder}/`));
    if (!folder && !pictureLike.test(file)) return [];
    const what = folder ? UNUSED : "Tento obrázek je v nesprávné složce a žádný záznam ho nepoužívá.";
    const advice = folder
      ? adviseUnused(file, folder, errors.length > 0)
      : "Není-li už tam, kam patří, nahrajte ho do složky data/history (historie), data/leaders (vedoucí) nebo data/site (záhlaví) pod jménem, které tam ještě není. Pak ho odsud smažte.";
    return { severity: "warning", file, what, advice };
  });
}

function adviseUnused(file: string, folder: string, hasErrors: boolean): string {
  if (!PICTURE.test(file))
    return `Tento soubor web jako obrázek ukázat neumí. Je-li to fotka, uložte ji jako JPEG a ten nahrajte do složky ${folder}. Pak ${file} smažte.`;
  const field = fieldText(folder === "data/site" ? "logo" : "image", file);
  const other = {
    "data/history": "; není-li tam takový záznam, přidejte ho",
    "data/leaders": ' (nebo "hoverImage"); není-li tam takový záznam, přidejte ho',
    "data/site": ' (nebo "sharePicture")',
  }[folder];
  const rest = hasErrors
    ? "Patří-li jinam, nahrajte ho tam. Dokud kontrola hlásí chyby, odsud ho nemažte."
    : "Patří-li jinam, nahrajte ho tam a tady ho smažte. Nemá-li na webu být, smažte ho.";
  return `Patří-li k záznamu v ${folder}.json, má v něm být ${field}${other}. ${rest}`;
}

const adviseDocument = (documents: string[]) =>
  `Má-li nahradit některý dokument na webu, nahrajte ho do složky static/files pod jeho jménem (${documents.join(", ")}). Tento soubor pak smažte.`;
