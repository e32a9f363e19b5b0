import { basename, extname } from "node:path/posix";
import { distance } from "fastest-levenshtein";
import { isYear } from "./entry";
import { type FileIndex, freePath, namesOtherYear, plain, yearInName } from "./file-index";
import { kinds } from "./file-kinds";
import { type FileReference, fieldText, rewriteField } from "./file-references";
import type { ProblemDetails } from "./problem";

/** Of many files that an entry may mean, those that a message lists. */
const MAX_LISTED = 5;
const SPELLED_DIFFERENTLY =
  "Jméno souboru se liší od jména v záznamu: velkými a malými písmeny, mezerami nebo zápisem háčků a čárek.";
const FIX_UNREADABLE = "Nejdřív opravte chybu v souboru, který kontrola nemohla přečíst; pak poradí přesněji.";

/**
 * Says in Czech that a file is missing, and what to do. Suggests only files that no entry uses, and none whose name begins with
 * another year: whoever obeys must not publish a wrong picture.
 */
export function describeMissing(reference: FileReference, index: FileIndex): ProblemDetails {
  const { kind, field, value, path, home, year } = reference;
  const possible = (index.unused ?? []).filter(
    (file) => kinds[kind].extension.test(file) && !namesOtherYear(file, year),
  );
  const isAtHome = (file: string) => file.startsWith(`${home}/`);
  const [best, ...others] = possible
    .filter(isAtHome)
    .map((file) => ({ file, rank: unlikeness(file, reference) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_LISTED)
    .map(({ file }) => file);
  const elsewhere = possible.filter((file) => !isAtHome(file));
  const misplaced = elsewhere.find((file) => stem(file) === stem(path)) ?? (best ? undefined : elsewhere[0]);
  const hasSameName = best && stem(best) === stem(path);
  const advice = [
    best && describeCandidates(field, best, others),
    !hasSameName && `${best ? "Jinak nahrajte" : "Nahrajte"} ${describeUpload(reference, index, misplaced)}`,
  ];
  return {
    what: best && plain(best) === plain(path) ? SPELLED_DIFFERENTLY : `Soubor ${path} neexistuje.`,
    inEntry: value,
    advice: index.unused ? advice.filter(Boolean).join(" ") : FIX_UNREADABLE,
  };
}

function describeCandidates(field: string, best: string, others: string[]) {
  const texts = others.map((file) => fieldText(field, file));
  const rest = others.length > 0 ? ` Nebo sem patří jiný takový: ${texts.join(", ")}.` : "";
  return `Je tu soubor ${best}, který zatím žádný záznam nepoužívá. Patří-li sem, ${rewriteField(field, best)}.${rest}`;
}

/** Where to upload a missing file: in its folder, under its name if that is possible. GitHub cannot move one in the browser. */
function describeUpload(reference: FileReference, index: FileIndex, misplaced?: string): string {
  const { kind, field, path, home, year } = reference;
  const { noun, extension, usual } = kinds[kind];
  const name = basename(misplaced ?? path).trim();
  const fits = extension.test(name) && !namesOtherYear(name, year);
  const target = freePath(index, `${home}/${fits ? name : `${isYear(year) ? year : stem(path)}${usual}`}`, path);
  const old = misplaced?.includes("/") ? misplaced : `${misplaced} v hlavní složce`;
  return [
    `do složky ${home} ${noun}, který se jmenuje přesně „${basename(target)}“.`,
    target !== path && `Potom ${rewriteField(field, target)}.`,
    misplaced && `Je-li to ${old} (zatím ho žádný záznam nepoužívá), po nahrání ho na starém místě smažte.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** How little a file resembles what an entry lacks: another extension is best, then the year counts, then the letters. */
const unlikeness = (file: string, { path, year }: FileReference) =>
  (stem(file) === stem(path) ? 0 : isYear(year) && yearInName(file) === year ? 1000 : 2000) +
  distance(plain(basename(file)), plain(basename(path)));

const stem = (path: string) => plain(basename(path, extname(path)));
