import { basename, extname } from "node:path/posix";
import { isYear } from "./entry";
import { type FileIndex, isFolder, plain, yearInName } from "./file-index";
import { type FileReference, fieldText, kinds, rewriteField } from "./file-references";
import type { ProblemDetails } from "./problem";
import { closestMatch } from "./suggest";

/** Of many files that an entry may mean, or entries that may mean a file, those that a message lists. */
export const MAX_LISTED = 5;
const SAME_STEM = 2;

/**
 * Says in Czech of each of the `missing` files that it is missing, and what to do. Suggests only files that no entry uses, and
 * none that belongs to another year or fits another entry better: whoever obeys must not publish a wrong picture.
 */
export function describeMissing(missing: readonly FileReference[], index: FileIndex): ProblemDetails[] {
  const candidates = missing.map((reference) => bestCandidates(reference, missing, index.unused ?? []));
  const unclaimed = (index.unused ?? []).filter((file) => !candidates.flat().includes(file));
  return missing.map((reference, position) => {
    const own = candidates[position] ?? [];
    const rivals = missing.filter((_, at) => at !== position && candidates[at]?.some((file) => own.includes(file)));
    return {
      what: own.some((file) => plain(file) === plain(reference.path))
        ? "Jméno souboru se liší velkými a malými písmeny, mezerami nebo zápisem háčků a čárek."
        : isFolder(index, reference.path)
          ? `${reference.path} je složka, ne soubor.`
          : `Soubor ${reference.path} neexistuje.`,
      inEntry: reference.value,
      advice: index.unused
        ? advise(reference, { own, rivals, unclaimed }, (path) => isTaken(path, reference, missing, index))
        : "Nejdřív opravte chybu v souboru, který kontrola nemohla přečíst; pak poradí přesněji.",
    };
  });
}

function advise(
  reference: FileReference,
  { own, rivals, unclaimed }: { own: string[]; rivals: FileReference[]; unclaimed: string[] },
  taken: (path: string) => boolean,
): string {
  const { field, home, path, year } = reference;
  const [best] = own;
  const target = (file: string) => `${home}/${basename(file)}`;
  const misplaced = unclaimed.find(
    (file) =>
      hasKind(file, reference) &&
      stem(file) === stem(path) &&
      !file.startsWith(`${home}/`) &&
      !namesOtherYear(file, year) &&
      !taken(target(file)),
  );
  if (misplaced && (!best || rank(best, reference) > SAME_STEM))
    return `${describeMove(misplaced, home)}${rewrite(reference, target(misplaced))}`;
  const upload = describeUpload(reference, taken);
  if (!best) return `${upload[0]?.toUpperCase()}${upload.slice(1)}`;
  const places = rivals
    .slice(0, MAX_LISTED)
    .map(({ file, entry, field }) => [file, entry, `pole „${field}“`].filter(Boolean).join(", "));
  const note =
    rivals.length > 0 ? ` Soubor chybí i tady: ${places.join("; ")}. Každý soubor použijte jen tam, kam patří.` : "";
  return `${describeCandidates(own, field)}${note} Jinak ${upload}`;
}

/** Whether a file has the path, in whatever case, or another entry that misses its file names it. */
const isTaken = (path: string, reference: FileReference, missing: readonly FileReference[], { files }: FileIndex) =>
  files.some((file) => plain(file) === plain(path)) ||
  missing.some((other) => other.path !== reference.path && plain(other.path) === plain(path));

/** How to get a file from a wrong folder into the right one. GitHub cannot move a picture in the browser. */
const describeMove = (file: string, home: string) =>
  `Soubor ${showPath(file)} žádný záznam nepoužívá a je v nesprávné složce. Přesuňte ho do složky ${home}; v prohlížeči ho tam nahrajte znovu a ${showPath(file)} smažte.`;

/** The path of a file so that nobody looks for it in the folder that they have open. */
export const showPath = (file: string) => (file.includes("/") ? file : `${file} v hlavní složce`);

function describeCandidates(candidates: string[], field: string) {
  const [first = ""] = candidates;
  if (candidates.length === 1)
    return `Je tu soubor ${first}, který zatím žádný záznam nepoužívá. Patří-li sem, ${rewriteField(field, first)}.`;
  const texts = candidates.slice(0, MAX_LISTED).map((file) => fieldText(field, file));
  return `Některé soubory zatím žádný záznam nepoužívá. Patří-li sem jeden z nich, přepište pole jedním z těchto řádků: ${texts.join(" nebo ")} (čárku za ním nechte).`;
}

/** Where to upload the missing file: in its folder, under its name unless another file or entry has that. */
function describeUpload(reference: FileReference, isTaken: (path: string) => boolean): string {
  const { kind, path, home, year } = reference;
  const { noun, extension, usual } = kinds[kind];
  const name = isYear(year) && namesOtherYear(path, year) ? `${year}${usual}` : basename(path).trim();
  const target = freePath(`${home}/${extension.test(name) ? name : basename(name, extname(name)) + usual}`, isTaken);
  return `nahrajte do složky ${home} ${noun}, který se jmenuje přesně „${basename(target)}“.${rewrite(reference, target)}`;
}

/** The path, with a number if it is taken: `data/history/2026-2.jpg`. */
export function freePath(path: string, isTaken: (path: string) => boolean): string {
  const extension = extname(path);
  let free = path;
  for (let count = 2; isTaken(free); count++) free = `${path.slice(0, -extension.length)}-${count}${extension}`;
  return free;
}

const rewrite = ({ path, field }: FileReference, target: string) =>
  path === target ? "" : ` Potom ${rewriteField(field, target)}.`;

/** The most likely of the unused files in the folder of a reference. */
function bestCandidates(reference: FileReference, missing: readonly FileReference[], unused: string[]): string[] {
  const rivals = missing.filter(({ kind, home }) => kind === reference.kind && home === reference.home);
  const ranked = unused
    .filter((file) => hasKind(file, reference) && file.startsWith(`${reference.home}/`))
    .map((file) => ({ file, rank: rank(file, reference) }))
    .filter(({ file, rank: own }) => own < Infinity && !rivals.some((rival) => rank(file, rival) < own));
  const best = Math.min(...ranked.map(({ rank }) => rank));
  return ranked.filter(({ rank }) => rank === best).map(({ file }) => file);
}

const hasKind = (file: string, { kind }: FileReference) => kinds[kind].extension.test(file);

/** How likely a file is the one that a reference means: the lower, the more. Infinity: it belongs to another year. */
function rank(file: string, { path, year }: FileReference): number {
  const name = basename(file);
  if (namesOtherYear(file, year)) return Number.POSITIVE_INFINITY;
  if (plain(file) === plain(path)) return 0;
  if (plain(name) === plain(basename(path))) return 1;
  if (stem(file) === stem(path)) return SAME_STEM;
  if (isYear(year) && new RegExp(`(?<!\\d)${year}(?!\\d)`).test(name)) return 3;
  return closestMatch(basename(path), [name]) ? 4 : 5;
}

/** Whether a file name begins with another year than that of its entry; with any, if nobody knows that of the entry. */
export const namesOtherYear = (file: string, year: unknown) =>
  year !== undefined && ![undefined, String(year)].includes(yearInName(file));

const stem = (path: string) => plain(basename(path, extname(path)));
