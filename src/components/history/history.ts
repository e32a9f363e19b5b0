import { splitCampsAndOthers, UNKNOWN_YEAR } from "../../lib/history-order";
import { pluralize } from "../../lib/pluralize";

/** What order and titles need of a history entry. */
interface Entry {
  title: string | null;
  year: string;
  isCamp: boolean;
}

/** So many cards at most are all rendered when the page is loaded. */
const MAX_RENDERED = 200;

export interface HistoryCardView<T> {
  entry: T;
  headingLevel: 3 | 4;
  /** The first card of the page, whose image is seen at once. */
  isFirst: boolean;
  /** There are so many cards that those off screen are not rendered. */
  isOfMany: boolean;
}

export interface HistorySectionView<T> {
  id: string;
  /** What links to the section say, short; it is part of `name`. */
  label: string;
  name: string;
  heading: string;
  headingLevel: 2 | 3;
  summary: string;
  cards: HistoryCardView<T>[];
  subsections: HistorySectionView<T>[];
}

/** What Historie shows: the camps by decades, then the other events, ready to render. */
export function historyView<T extends Entry>(entries: readonly T[]) {
  const { camps, others } = splitCampsAndOthers(entries);
  const toCards = (list: T[], headingLevel: 3 | 4) =>
    list.map((entry) => ({
      entry,
      headingLevel,
      isFirst: entry === camps[0],
      isOfMany: entries.length > MAX_RENDERED,
    }));
  const decades = groupByDecade(camps).map(
    ({ entries, ...decade }): HistorySectionView<T> => ({
      ...decade,
      name: `${decade.label}, tábory`,
      headingLevel: 3,
      cards: toCards(entries, 4),
      subsections: [],
    }),
  );
  const list = (id: string, heading: string) => ({
    id,
    label: heading,
    name: heading,
    heading,
    headingLevel: 2 as const,
  });
  const campSection: HistorySectionView<T> = {
    ...list("tabory", "Tábory"),
    summary: campSummary(camps),
    cards: [],
    subsections: decades,
  };
  const otherSection: HistorySectionView<T> = {
    ...list("dalsi", "Další"),
    summary: listSummary(others, "akce", "akce", "akcí"),
    cards: toCards(others, 3),
    subsections: [],
  };
  return { sections: [campSection, otherSection] as const, stops: [...decades, otherSection] };
}

const decadeNames: Record<string, string> = { "1970": "Sedmdesátá", "1980": "Osmdesátá", "1990": "Devadesátá" };

/**
 * The entries of one list, in their order, by decades; those of unknown years come together, too. A decade without a Czech
 * name has its first and last year for one, which its summary then need not repeat.
 */
export function groupByDecade<T extends Entry>(entries: readonly T[]) {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    const decade = entry.year === UNKNOWN_YEAR ? UNKNOWN_YEAR : `${entry.year.slice(0, 3)}0`;
    groups.set(decade, [...(groups.get(decade) ?? []), entry]);
  }
  return [...groups].map(([decade, entries]) => {
    const name = decadeNames[decade];
    const years = yearSpan(entries);
    const id = `leta-${decade}`;
    const summary = campSummary(entries);
    if (!years) return { id: "neznamy-rok", label: "Bez\u00A0roku", heading: "Neznámý rok", summary, entries };
    if (name) return { id, label: `${decade.slice(2)}.\u00A0léta`, heading: `${name} léta`, summary, entries };
    const heading = `${years.includes("–") ? "Léta" : "Rok"} ${years}`;
    return { id, label: years, heading, summary: campCount(entries), entries };
  });
}

/** „9 táborů, 1990–1999“: how many entries there are, with the three forms of their noun, and their known years. */
export function listSummary(entries: readonly Entry[], one: string, few: string, other: string): string {
  if (entries.length === 0) return "Zatím tu nic není.";
  return [pluralize(entries.length, one, few, other), yearSpan(entries)].filter(Boolean).join(", ");
}

/** „1990–1999“, or „1990“: the first and the last known year; empty if there is none. */
function yearSpan(entries: readonly Entry[]): string {
  const years = entries.flatMap(({ year }) => (year === UNKNOWN_YEAR ? [] : year)).sort();
  return [...new Set([years[0], years.at(-1)])].join("–");
}

const campCount = (entries: readonly Entry[]) => pluralize(entries.length, "tábor", "tábory", "táborů");
const campSummary = (entries: readonly Entry[]) => listSummary(entries, "tábor", "tábory", "táborů");
