import { basename } from "node:path/posix";
import { MAX_LISTED, namesOtherYear, showPath } from "./describe-missing";
import { entriesOf } from "./entry";
import { type FileIndex, PICTURE, plain } from "./file-index";
import { fieldText, PICTURE_FIELDS, pictureFolder } from "./file-references";
import type { Problem } from "./problem";
import type { DataFile } from "./schemas";

type Contents = ReadonlyMap<DataFile, unknown>;
/** An entry whose picture is missing or named in a wrong way, so that an unused file may be its own. */
interface Awaiting {
  place: string;
  home: string;
  field: string;
  year: unknown;
}

/** The data files whose entries have pictures, and the folders of those. */
const withPictures: DataFile[] = ["history.json", "leaders.json", "site.json"];
const homes = withPictures.map(pictureFolder);
/** Folders of data/ with files for people and editors only. */
const otherFolders = /^data\/(schema|documents|navod)\//;
/** What looks like a picture, even if the site cannot use it. */
const pictureLike = /\.(jpe?g|png|webp|avif|hei[cf]|gif|bmp|tiff?)$/i;

/**
 * A warning for each file in a folder of pictures, and each picture in a folder where none belongs, that no data file names.
 * `errors` are those of the data files: as long as an entry lacks its picture, an unused one is not to be deleted. `misdated`
 * are warnings about pictures that may be in the place of an unused one.
 */
export function unusedFiles(
  { files, unused = [] }: FileIndex,
  contents: Contents,
  errors: readonly Problem[],
  misdated: readonly Problem[],
): Problem[] {
  const find = (problems: readonly Problem[]) =>
    [...contents].flatMap(([name, content]) => awaitingEntries(name, content, problems));
  const [awaiting, doubtful] = [find(errors), find(misdated)];
  return unused.flatMap((file) => {
    const home = homes.find((folder) => file.startsWith(`${folder}/`));
    if (home)
      return warning(file, "Tento soubor žádný záznam nepoužívá.", adviseUnused(file, home, awaiting, doubtful));
    if (!pictureLike.test(file) || otherFolders.test(file) || file.startsWith("static/")) return [];
    const what = "Tento obrázek je v nesprávné složce a žádný záznam ho nepoužívá.";
    return warning(file, what, adviseMisplaced(file, files));
  });
}

const warning = (file: string, what: string, advice: string): Problem => ({ severity: "warning", file, what, advice });

function awaitingEntries(name: DataFile, content: unknown, errors: readonly Problem[]): Awaiting[] {
  if (!withPictures.includes(name)) return [];
  const usual = name === "site.json" ? "logo" : "image";
  return entriesOf(content).flatMap(({ entry, name: entryName }) =>
    errors
      .filter(({ file, entry }) => file === `data/${name}` && entry === entryName)
      // An unknown field may be a mistyped one.
      .filter(({ field }) => (field ? PICTURE_FIELDS.includes(field) : entry[usual] === undefined))
      .map(({ file, field = usual }) => {
        const place = [file, entryName].filter(Boolean).join(", ");
        return { place, home: pictureFolder(name), field, year: entry.year };
      }),
  );
}

function adviseUnused(file: string, home: string, awaiting: Awaiting[], doubtful: Awaiting[]): string {
  if (!PICTURE.test(file))
    return `Obrázek, který web umí ukázat, to není. Je-li to fotka, uložte ji jako JPEG a ten nahrajte do složky ${home}. Pak ${file} smažte.`;
  const possible = [...awaiting, ...doubtful].filter(
    (entry) => entry.home === home && !namesOtherYear(file, entry.year),
  );
  if (possible.length > 0) {
    const places = possible.slice(0, MAX_LISTED).map(({ place, field }) => `${place}, ${fieldText(field, file)}`);
    return `Nemažte ho, některý záznam nemá svůj obrázek v pořádku. Podívejte se, jestli nepatří sem: ${places.join("; ")}.`;
  }
  if (awaiting.length > 0) return "Zatím ho nemažte: nejdřív opravte chyby u obrázků, pak se ukáže, jestli je potřeba.";
  const field = home === "data/site" ? "logo" : "image";
  return `Patří-li k záznamu, má v něm být ${fieldText(field, file)}; není-li takový záznam, přidejte ho. Nemá-li obrázek na webu být, smažte ho.`;
}

function adviseMisplaced(file: string, files: string[]): string {
  const twin = homes
    .map((home) => `${home}/${basename(file)}`)
    .find((path) => files.some((name) => plain(name) === plain(path)));
  if (twin)
    return `Je-li to týž obrázek jako ${twin}, smažte ${showPath(file)}. Jinak ho tam nahrajte pod jiným jménem a ${showPath(file)} smažte.`;
  return `Přesuňte ho do složky data/history (historie), data/leaders (vedoucí) nebo data/site (záhlaví); v prohlížeči ho tam nahrajte znovu a ${showPath(file)} smažte.`;
}
