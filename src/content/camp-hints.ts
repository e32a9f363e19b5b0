import { formatDateRange, overTimestamp } from "../lib/dates";
import { withoutDiacritics } from "../lib/slug";
import { entriesOf, isYear, placeOf, valuesIn } from "./entry";
import { HTML } from "./field-types";
import type { Problem } from "./problem";
import type { DataFile } from "./schemas";

type Contents = ReadonlyMap<DataFile, unknown>;

/** Stems of the words by which a title tells that an event was no camp, without diacritics. */
const otherEvents =
  /sraz|setkan|seslost|brigad|stavb|vikend|vylet|zajezd|pochod|schuz|besed|vyroc|jubile|oslav|slavnost|ples|vanoc|silvestr|rozlouc|uklid|priprav|promitan/;

/** A warning for each event that is probably a camp without `isCamp`: no camp of its year is there, and its title names no other kind. */
export function forgottenCamps(contents: Contents): Problem[] {
  const entries = entriesOf(contents.get("history.json"));
  const campYears = entries.filter(({ entry }) => entry.isCamp === true).map(({ entry }) => entry.year);
  const { yearsWithoutCamp = [] } = contents.get("site.json") as { yearsWithoutCamp?: unknown[] };
  return entries
    .filter(({ entry: { isCamp, year } }) => isCamp === undefined && isYear(year))
    .filter(({ entry: { year } }) => !campYears.includes(year) && !yearsWithoutCamp.includes(year))
    .filter(({ entry: { title } }) => !otherEvents.test(withoutDiacritics(String(title ?? ""))))
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

/** A warning if the camp in a valid camp.json is over. */
export function pastCamp(contents: Contents, now: Date): Problem[] {
  const { start, end } = contents.get("camp.json") as { start: string; end: string };
  if (now.getTime() < overTimestamp(start, end)) return [];
  return [
    {
      severity: "warning",
      file: "data/camp.json",
      field: "end",
      what: "Tábor skončil. Web to návštěvníkům říká sám, dokud sem nezapíšete příští.",
      found: formatDateRange(start, end),
      advice: `Není-li tábor ${start.slice(0, 4)} v data/history.json, přidejte ho tam; jeho název je tady v poli „theme“. Až budete znát příští tábor, změňte theme, start, end, invitation, status a řádky v details.`,
    },
  ];
}

/** A warning for each text with a tag or a character reference of HTML. */
export function htmlInTexts(name: DataFile, content: unknown): Problem[] {
  const what = "Web ukáže HTML tak, jak je napsané.";
  const advice = "Značku smažte. Místo zápisu jako &nbsp; nebo &amp; napište sám znak: mezeru, &.";
  return valuesIn(content).flatMap(({ value, path }): Problem[] => {
    const [found] = HTML.exec(String(value)) ?? [];
    return found ? [{ severity: "warning", file: `data/${name}`, ...placeOf(content, path), what, found, advice }] : [];
  });
}
