import { type HistoryEntry, UNKNOWN_YEAR } from "../../lib/history-order";
import { pluralize } from "../../lib/pluralize";

type Dated = Pick<HistoryEntry, "year">;

const decadeNames: Record<string, string> = { "1970": "Sedmdesátá", "1980": "Osmdesátá", "1990": "Devadesátá" };

/** The camps by decades in their order, unknown years together. A missing year has a place without a camp among them. */
export function groupByDecade<T extends Dated>(camps: readonly T[], missing: readonly number[]) {
  // A missing year is newer than an unknown one.
  const places: { year: string; camp?: T }[] = [
    ...camps.map((camp) => ({ year: camp.year, camp })),
    ...missing.map((year) => ({ year: String(year) })),
  ].sort((a, b) => (Number(b.year) || 0) - (Number(a.year) || 0));
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

/** What a decade is called, `label` in links. Without a Czech name it is called by its years, and its summary omits them. */
function decadeTexts(decade: string, places: readonly { year: string; camp?: Dated }[]) {
  const camps = places.flatMap(({ camp }) => camp ?? []);
  const id = `leta-${decade}`;
  const name = decadeNames[decade];
  const summary = summarizeCamps(camps);
  if (decade === UNKNOWN_YEAR) return { id: "neznamy-rok", label: "Neznámý\u00A0rok", heading: "Neznámý rok", summary };
  if (name) return { id, label: `${decade.slice(2)}.\u00A0léta`, heading: `${name} léta`, summary };
  const years = yearSpan(camps.length > 0 ? camps : places);
  return { id, label: years, heading: `${years.includes("–") ? "Léta" : "Rok"} ${years}`, summary: countCamps(camps) };
}

/** „9 táborů, 1990–1999“: how many camps there are, and their known years. */
export const summarizeCamps = (camps: readonly Dated[]) => summarize(camps, countCamps(camps));

/** „3 akce, 2022–2024“: the same of other events. */
export const summarizeEvents = (events: readonly Dated[]) =>
  summarize(events, pluralize(events.length, "akce", "akce", "akcí"));

const countCamps = (camps: readonly Dated[]) => pluralize(camps.length, "tábor", "tábory", "táborů");

const summarize = (entries: readonly Dated[], count: string) =>
  entries.length === 0 ? "Zatím tu nic není." : [count, yearSpan(entries)].filter(Boolean).join(", ");

/** „1990–1999“, or „1990“: the first and the last known year; empty if there is none. */
function yearSpan(entries: readonly Dated[]): string {
  const years = entries.flatMap(({ year }) => (year === UNKNOWN_YEAR ? [] : year)).sort();
  return [...new Set([years[0], years.at(-1)])].join("–");
}
