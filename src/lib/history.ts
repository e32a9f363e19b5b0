/** What sorting, titles and anchors need of a history entry. */
interface Entry {
  title: string | null;
  year: string;
  isCamp: boolean;
}

/** The year of an entry whose year nobody knows. */
export const UNKNOWN_YEAR = "…";
/** The title of the entry that closes the history. */
export const LAST_TITLE = "Neznámé";

/** The two lists of the history page, camps and others, each newest first (product: page „Historie“). */
export function historyLists<T extends Entry>(entries: readonly T[]): { camps: T[]; others: T[] } {
  const sorted = [...entries].sort((a, b) => rank(b) - rank(a));
  return { camps: sorted.filter((entry) => entry.isCamp), others: sorted.filter((entry) => !entry.isCamp) };
}

/** Known years by their number, then unknown ones in the order of the file, „Neznámé“ last of all. */
function rank({ title, year }: Entry) {
  if (title === LAST_TITLE) return -1;
  return year === UNKNOWN_YEAR ? 0 : Number(year);
}

/** What the card shows as its title: an empty title gives way to the year, a missing one to an ellipsis. */
export function entryTitle({ title, year }: Pick<Entry, "title" | "year">): string {
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
