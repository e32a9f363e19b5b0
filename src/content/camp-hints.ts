import { formatDateRange, overTimestamp } from "../lib/dates";
import { entriesOf, isEntry, isYear } from "./entry";
import type { Problem } from "./problem";
import type { DataFile } from "./schemas";

type Contents = ReadonlyMap<DataFile, unknown>;

/** Stems of the words by which a title tells that an event was no camp, without diacritics. */
const otherEvents =
  /sraz|setkan|seslost|brigad|vikend|vylet|zajezd|pochod|schuz|besed|vyroc|jubile|oslav|slavnost|ples|vanoc|silvestr|rozlouc|uklid|priprav|promitan/;

/** A warning once the camp in camp.json is over; its dates must be valid. */
export function campOver(contents: Contents, errors: readonly Problem[], now: Date): Problem[] {
  const camp = contents.get("camp.json");
  const wrongDates = errors.some(({ file, field }) => file === "data/camp.json" && /^(start|end)$/.test(field ?? ""));
  if (!isEntry(camp) || wrongDates) return [];
  const [start, end] = [String(camp.start), String(camp.end)];
  if (!(now.getTime() >= overTimestamp(start, end))) return [];
  return [
    {
      severity: "warning",
      file: "data/camp.json",
      field: "end",
      what: "Tábor skončil. Web to návštěvníkům říká sám, dokud sem nezapíšete příští.",
      found: formatDateRange(start, end),
      advice: `Není-li tábor ${start.slice(0, 4)} v data/history.json, přidejte ho tam; jeho název je tady v poli „theme“. Až budete znát příští tábor, změňte theme, start, end, invitation a status.`,
    },
  ];
}

/** A warning for each event that is probably a camp without `isCamp`: no camp of its year is there, and its title names no other kind. */
export function forgottenCamps(contents: Contents, errors: readonly Problem[]): Problem[] {
  const entries = entriesOf(contents.get("history.json"));
  const campYears = entries.filter(({ entry }) => entry.isCamp === true).map(({ entry }) => entry.year);
  return entries
    .filter(({ entry: { isCamp, year } }) => isCamp === undefined && isYear(year) && !campYears.includes(year))
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

const withoutDiacritics = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
