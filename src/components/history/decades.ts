import { byYear, type HistoryEntry, type Ordered, UNKNOWN_YEAR } from "../../lib/history-order";
import { pluralize } from "../../lib/pluralize";

type Dated = Pick<HistoryEntry, "year">;

const decadeNames: Record<string, string> = { "1970": "Sedmdesátá", "1980": "Osmdesátá", "1990": "Devadesátá" };

/** Groups the camps by decade; those of unknown year are one group. Each year of `missing` gets a place without a camp. */
export function groupByDecade<T extends Ordered>(camps: readonly T[], missing: readonly number[]) {
  const places = [
    ...camps.map((camp): { year: string; camp?: T } => ({ year: camp.year, camp })),
    ...missing.map((year) => ({ year: String(year), camp: undefined })),
  ].sort((a, b) => byYear(a.camp ?? a, b.camp ?? b));
  const groups = new Map<string, typeof places>();
  for (const place of places) {
    const decade = place.year === UNKNOWN_YEAR ? UNKNOWN_YEAR : `${place.year.slice(0, 3)}0`;
    groups.set(decade, [...(groups.get(decade) ?? []), place]);
  }
  return [...groups].map(([decade, places]) => {
    const texts = decadeTexts(decade, places);
    return { ...texts, name: `${texts.label}, tábory`, places };
  });
}

/**
 * The texts of a decade; `label` is the text of links to the decade. The summary says how many years are missing. If a decade
 * has no Czech name, its years are its heading, and the summary does not repeat the years.
 */
function decadeTexts(decade: string, places: readonly { year: string; camp?: Dated }[]) {
  const camps = places.flatMap(({ camp }) => camp ?? []);
  const id = `leta-${decade}`;
  const name = decadeNames[decade];
  const count = countCamps(camps);
  const missing = places.length - camps.length;
  const wanted = missing > 0 && `${pluralize(missing, "rok", "roky", "let")} nám chybí`;
  const summary = joinParts(count, yearSpan(camps), wanted);
  if (decade === UNKNOWN_YEAR) return { id: "neznamy-rok", label: "Neznámý rok", heading: "Neznámý rok", summary };
  if (name) return { id, label: `${decade.slice(2)}.\u00A0léta`, heading: `${name} léta`, summary };
  const years = yearSpan(camps.length > 0 ? camps : places);
  const heading = `${years.includes("–") ? "Léta" : "Rok"} ${years}`;
  return { id, label: years, heading, summary: joinParts(count, wanted) };
}

/** „9 táborů, 1990–1999“: how many camps there are, and the first and the last known year. */
export const summarizeCamps = (camps: readonly Dated[]) => summarize(camps, countCamps(camps));

/** „3 akce, 2022–2024“: how many other events there are, and the first and the last known year. */
export const summarizeEvents = (events: readonly Dated[]) =>
  summarize(events, pluralize(events.length, "akce", "akce", "akcí"));

const countCamps = (camps: readonly Dated[]) => pluralize(camps.length, "tábor", "tábory", "táborů");

const summarize = (entries: readonly Dated[], count: string) =>
  entries.length === 0 ? "Zatím tu nic není." : joinParts(count, yearSpan(entries));

const joinParts = (...parts: (string | false)[]) => parts.filter(Boolean).join(", ");

/** „1990–1999“, or „1990“: the first and the last known year. Empty if no year is known. */
function yearSpan(entries: readonly Dated[]): string {
  const years = entries.flatMap(({ year }) => (year === UNKNOWN_YEAR ? [] : year)).sort();
  return [...new Set([years[0], years.at(-1)])].join("–");
}
