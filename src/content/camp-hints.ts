import { formatDateRange, overTimestamp } from "../lib/dates";
import { withoutDiacritics } from "../lib/slug";
import { entriesOf, isEntry, isYear } from "./entry";
import type { Problem } from "./problem";
import type { DataFile } from "./schemas";

type Contents = ReadonlyMap<DataFile, unknown>;

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 31;

/** Stems of the words by which a title tells that an event was no camp, without diacritics. */
const otherEvents =
  /sraz|setkan|seslost|brigad|stavb|vikend|vylet|zajezd|pochod|schuz|besed|vyroc|jubile|oslav|slavnost|ples|vanoc|silvestr|rozlouc|uklid|priprav|promitan/;

/** Warnings if the camp in camp.json is over, or lasts so long that one of its dates must be of another year. */
export function campDates(contents: Contents, errors: readonly Problem[], now: Date): Problem[] {
  const camp = contents.get("camp.json");
  const wrongDates = errors.some(({ file, field }) => file === "data/camp.json" && /^(start|end)$/.test(field ?? ""));
  if (!isEntry(camp) || wrongDates) return [];
  const [start, end] = [String(camp.start), String(camp.end)];
  const days = (Date.parse(end) - Date.parse(start.slice(0, 10))) / DAY_MS + 1;
  const place = {
    severity: "warning",
    file: "data/camp.json",
    field: "end",
    found: formatDateRange(start, end),
  } as const;
  const warnings: Problem[] = [];
  if (days > MAX_DAYS)
    warnings.push({
      ...place,
      what: `Tábor podle toho trvá ${days} dní.`,
      advice: "Zkontrolujte roky v polích „start“ a „end“. Jsou-li správně, nechte je.",
    });
  if (now.getTime() >= overTimestamp(start, end))
    warnings.push({
      ...place,
      what: "Tábor skončil. Web to návštěvníkům říká sám, dokud sem nezapíšete příští.",
      advice: `Není-li tábor ${start.slice(0, 4)} v data/history.json, přidejte ho tam; jeho název je tady v poli „theme“. Až budete znát příští tábor, změňte theme, start, end, invitation a status.`,
    });
  return warnings;
}

/** A warning for each event that is probably a camp without `isCamp`: no camp of its year is there, and its title names no other kind. */
export function forgottenCamps(contents: Contents, errors: readonly Problem[]): Problem[] {
  const entries = entriesOf(contents.get("history.json"));
  const campYears = new Set(entries.filter(({ entry }) => entry.isCamp === true).map(({ entry }) => entry.year));
  const without = yearsWithoutCamp(contents);
  return entries
    .filter(({ entry: { isCamp, year } }) => isCamp === undefined && isYear(year) && !campYears.has(year))
    .filter(({ entry: { year } }) => !without.includes(year))
    .filter(({ entry: { title } }) => !otherEvents.test(withoutDiacritics(String(title ?? ""))))
    .filter(({ name }) => !errors.some(({ file, entry }) => file === "data/history.json" && entry === name))
    .map(({ entry: { year }, name }) => ({
      severity: "warning",
      file: "data/history.json",
      entry: name,
      field: "isCamp",
      what: `Z roku ${year} tu není žádný tábor a tento záznam není označen jako tábor.`,
      advice:
        'Byl-li to tábor, vložte hned za závorku {, kterou záznam začíná, řádek "isCamp": true, (i s čárkou). Nebyl-li, vložte tam řádek "isCamp": false, (i s čárkou).',
    }));
}

/** A warning for each camp of a year that site.json says had none. */
export function impossibleCamps(contents: Contents): Problem[] {
  const without = yearsWithoutCamp(contents);
  return entriesOf(contents.get("history.json"))
    .filter(({ entry: { isCamp, year } }) => isCamp === true && isYear(year) && without.includes(year))
    .map(({ entry: { year }, name }) => ({
      severity: "warning",
      file: "data/history.json",
      entry: name,
      field: "year",
      what: `Rok ${year} je v data/site.json uveden mezi roky, ve kterých tábor nebyl.`,
      advice: `Byl-li v něm tábor, smažte tam v poli „yearsWithoutCamp“ hodnotu "${year}" (a čárku, která ji odděluje). Nebyl-li, opravte rok v tomto záznamu; byla-li to jiná akce, napište v něm "isCamp": false.`,
    }));
}

function yearsWithoutCamp(contents: Contents): unknown[] {
  const site = contents.get("site.json");
  return isEntry(site) && Array.isArray(site.yearsWithoutCamp) ? site.yearsWithoutCamp : [];
}
