import { type HistoryEntry, UNKNOWN_YEAR } from "../../lib/history-order";
import { pluralize } from "../../lib/pluralize";

type Dated = Pick<HistoryEntry, "year">;

const decadeNames: Record<string, string> = { "1970": "Sedmdesátá", "1980": "Osmdesátá", "1990": "Devadesátá" };

/** The camps, in their order, by decades; those of unknown years come together. */
export function groupByDecade<T extends Dated>(camps: readonly T[]) {
  const groups = new Map<string, T[]>();
  for (const camp of camps) {
    const decade = camp.year === UNKNOWN_YEAR ? UNKNOWN_YEAR : `${camp.year.slice(0, 3)}0`;
    groups.set(decade, [...(groups.get(decade) ?? []), camp]);
  }
  return [...groups].map(([decade, camps]) => {
    const texts = decadeTexts(decade, camps);
    return { ...texts, name: `${texts.label}, tábory`, camps };
  });
}

/**
 * What a decade is called, and in short in links to it (`label`). One without a Czech name has its first and last year for
 * one, which its summary then need not repeat.
 */
function decadeTexts(decade: string, camps: readonly Dated[]) {
  const id = `leta-${decade}`;
  const name = decadeNames[decade];
  const years = yearSpan(camps);
  const summary = summarizeCamps(camps);
  if (!years) return { id: "neznamy-rok", label: "Bez\u00A0roku", heading: "Neznámý rok", summary };
  if (name) return { id, label: `${decade.slice(2)}.\u00A0léta`, heading: `${name} léta`, summary };
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
