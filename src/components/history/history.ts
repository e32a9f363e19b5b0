import { pluralize } from "../../lib/pluralize";

/** What order, titles and anchors need of a history entry. */
interface Entry {
  title: string | null;
  year: string;
  isCamp: boolean;
}

/** The year of an entry whose year nobody knows. */
export const UNKNOWN_YEAR = "…";
/** The title of the entry that closes the history. */
export const LAST_TITLE = "Neznámé";

/** Cards that fill the first row of a wide viewport. */
const FIRST_ROW = 4;
/** So many cards at most are all rendered when the page is loaded. */
const MAX_RENDERED = 200;

export interface HistoryCardView<T> {
  entry: T;
  /** Its id on the page, unless the year is unknown. */
  anchor: string | undefined;
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
  /** Not in the viewport when the page is shown from its top. */
  isBelowFold: boolean;
}

/** What Historie shows: the camps by decades, then the other events, ready to render. */
export function historyView<T extends Entry>(entries: readonly T[]) {
  const { camps, others } = splitCampsAndOthers(entries);
  const anchors = entryAnchors([...camps, ...others]);
  const toCards = (list: T[], headingLevel: 3 | 4) =>
    list.map((entry) => ({
      entry,
      anchor: anchors.get(entry),
      headingLevel,
      isFirst: entry === camps[0],
      isOfMany: entries.length > MAX_RENDERED,
    }));
  const groups = groupByDecade(camps);
  const decades = groups.map(
    ({ entries, ...decade }, index): HistorySectionView<T> => ({
      ...decade,
      name: `${decade.label}, tábory, ${decade.heading.toLowerCase()}`,
      headingLevel: 3,
      summary: campSummary(entries),
      cards: toCards(entries, 4),
      subsections: [],
      isBelowFold: groups.slice(0, index).flatMap(({ entries }) => entries).length >= FIRST_ROW,
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
    isBelowFold: false,
  };
  const otherSection: HistorySectionView<T> = {
    ...list("dalsi", "Další"),
    summary: listSummary(others, "akce", "akce", "akcí"),
    cards: toCards(others, 3),
    subsections: [],
    isBelowFold: true,
  };
  return { sections: [campSection, otherSection], stops: [...decades, otherSection] };
}

/** The two lists of the history page, each newest first, unknown years in the order of the file, „Neznámé“ last of all. */
export function splitCampsAndOthers<T extends Entry>(entries: readonly T[]): { camps: T[]; others: T[] } {
  const sorted = [...entries].sort((a, b) => rank(b) - rank(a));
  return { camps: sorted.filter((entry) => entry.isCamp), others: sorted.filter((entry) => !entry.isCamp) };
}

function rank({ title, year }: Entry) {
  if (title === LAST_TITLE) return -1;
  return year === UNKNOWN_YEAR ? 0 : Number(year);
}

/** The title of a card: an empty one gives way to the year, a missing one to an ellipsis. */
export const displayTitle = ({ title, year }: Entry): string => (title === null ? "…" : title.trim() || year);

/** The alternative text of an entry that has none of its own. */
export function fallbackAlt({ title, year, isCamp }: Entry): string {
  const what = isCamp ? "Obrázek z\u00A0tábora" : "Obrázek z\u00A0akce";
  const name = title?.trim();
  const when = year === UNKNOWN_YEAR ? "" : year;
  if (!name) return `${what} ${when || "z\u00A0neznámého roku"}`;
  return when ? `${what} ${name}, rok ${when}` : `${what} ${name}`;
}

/**
 * The id of each entry on the page: `1987` for the camp of that year, `1987-sraz` for another event; a second one of the
 * same year gets a number. An unknown year has none.
 */
export function entryAnchors<T extends Entry>(entries: readonly T[]): Map<T, string> {
  const counts = new Map<string, number>();
  const anchors = new Map<T, string>();
  for (const entry of entries.filter(({ year }) => year !== UNKNOWN_YEAR)) {
    const anchor = entry.isCamp ? entry.year : `${entry.year}-sraz`;
    const count = (counts.get(anchor) ?? 0) + 1;
    counts.set(anchor, count);
    anchors.set(entry, count === 1 ? anchor : `${anchor}-${count}`);
  }
  return anchors;
}

const decadeNames = "Nultá Desátá Dvacátá Třicátá Čtyřicátá Padesátá Šedesátá Sedmdesátá Osmdesátá Devadesátá".split(
  " ",
);

/** The entries of one list, in their order, by decades; those of unknown years come together, too. */
export function groupByDecade<T extends Entry>(entries: readonly T[]) {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    const label = entry.year === UNKNOWN_YEAR ? UNKNOWN_YEAR : `${entry.year.slice(0, 3)}0`;
    groups.set(label, [...(groups.get(label) ?? []), entry]);
  }
  return [...groups].map(([label, entries]) =>
    label === UNKNOWN_YEAR
      ? { id: "neznamy-rok", label, heading: "Neznámý rok", entries }
      : { id: `leta-${label}`, label, heading: `${decadeNames[Number(label.slice(2, 3))]} léta`, entries },
  );
}

/** „9 táborů, 1990–1999“: how many entries there are, with the three forms of their noun, and their known years. */
export function listSummary(entries: readonly Entry[], one: string, few: string, other: string): string {
  if (entries.length === 0) return "Zatím tu nic není.";
  const years = entries.flatMap(({ year }) => (year === UNKNOWN_YEAR ? [] : year)).sort();
  const span = [...new Set([years[0], years.at(-1)])].join("–");
  return [pluralize(entries.length, one, few, other), span].filter(Boolean).join(", ");
}

const campSummary = (entries: readonly Entry[]) => listSummary(entries, "tábor", "tábory", "táborů");
