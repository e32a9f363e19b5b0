import { pluralize } from "../../lib/typography";

/** What sorting, titles and anchors need of a history entry. */
export interface Entry {
  title: string | null;
  year: string;
  isCamp: boolean;
}

/** The year of an entry whose year nobody knows. */
export const UNKNOWN_YEAR = "…";
/** The title of the entry that closes the history. */
export const LAST_TITLE = "Neznámé";

/** The two lists of the history page, camps and others, each newest first (product: page „Historie“). */
export function splitCampsAndOthers<T extends Entry>(entries: readonly T[]): { camps: T[]; others: T[] } {
  const sorted = [...entries].sort((a, b) => rank(b) - rank(a));
  return { camps: sorted.filter((entry) => entry.isCamp), others: sorted.filter((entry) => !entry.isCamp) };
}

/** Known years by their number, then unknown ones in the order of the file, „Neznámé“ last of all. */
function rank({ title, year }: Entry) {
  if (title === LAST_TITLE) return -1;
  return year === UNKNOWN_YEAR ? 0 : Number(year);
}

/** What the card shows as its title: an empty title gives way to the year, a missing one to an ellipsis. */
export function displayTitle({ title, year }: Pick<Entry, "title" | "year">): string {
  return title === null ? "…" : title.trim() || year;
}

/**
 * The anchor of each entry on the page: `1987` for the camp of that year, `1987-sraz` for the event that is not a camp;
 * a second one of the same year gets a number. An unknown year has none.
 */
export function entryAnchors<T extends Entry>(entries: readonly T[]): Map<T, string> {
  const taken = new Map<string, number>();
  const anchors = new Map<T, string>();
  for (const entry of entries.filter(({ year }) => year !== UNKNOWN_YEAR)) {
    const anchor = entry.isCamp ? entry.year : `${entry.year}-sraz`;
    const count = (taken.get(anchor) ?? 0) + 1;
    taken.set(anchor, count);
    anchors.set(entry, count === 1 ? anchor : `${anchor}-${count}`);
  }
  return anchors;
}

export interface Decade<T> {
  /** Where the page's address can point to it. */
  id: string;
  /** „Devadesátá léta“. */
  heading: string;
  /** First year, or the sign for an unknown one: what fits into the navigation. */
  label: string;
  entries: T[];
}

const decadeNames = "Nultá Desátá Dvacátá Třicátá Čtyřicátá Padesátá Šedesátá Sedmdesátá Osmdesátá Devadesátá".split(
  " ",
);

/** Entries of one list, in their order, by decades; those of unknown years come together, too. */
export function decades<T extends Entry>(entries: readonly T[]): Decade<T>[] {
  const found = new Map<string, Decade<T>>();
  for (const entry of entries) {
    const unknown = entry.year === UNKNOWN_YEAR;
    const label = unknown ? UNKNOWN_YEAR : `${entry.year.slice(0, 3)}0`;
    const heading = unknown ? "Neznámý rok" : `${decadeNames[Number(label.slice(2, 3))]} léta`;
    const decade = found.get(label) ?? { id: unknown ? "neznamy-rok" : `leta-${label}`, heading, label, entries: [] };
    decade.entries.push(entry);
    found.set(label, decade);
  }
  return [...found.values()];
}

/** How many of the first decades it takes to have `count` entries; more than there are, if there are fewer. */
export function decadesWith(count: number, decades: readonly Decade<unknown>[]): number {
  const soFar = decades.map((_, index) => decades.slice(0, index + 1).flatMap(({ entries }) => entries).length);
  return soFar.filter((entries) => entries < count).length + 1;
}

/**
 * „9 táborů, 1990–1999“: how many entries there are, with the three forms of their noun, and from which to which known
 * year.
 */
export function summary(entries: readonly Entry[], one: string, few: string, other: string): string {
  if (entries.length === 0) return "Zatím tu nic není.";
  const years = entries
    .map(({ year }) => year)
    .filter((year) => year !== UNKNOWN_YEAR)
    .sort();
  const [first, last] = [years[0], years.at(-1)];
  return [pluralize(entries.length, one, few, other), first === last ? first : `${first}–${last}`]
    .filter((part) => part !== undefined)
    .join(", ");
}

/** The alternative text of an entry that brings none of its own. */
export function fallbackAlt({ title, year, isCamp }: Entry): string {
  const what = isCamp ? "Obrázek z tábora" : "Obrázek z akce";
  const name = title?.trim();
  const when = year === UNKNOWN_YEAR ? "" : year;
  if (!name) return `${what} ${when || "z neznámého roku"}`;
  return when ? `${what} ${name}, rok ${when}` : `${what} ${name}`;
}
