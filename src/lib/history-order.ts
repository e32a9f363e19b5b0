/** The fields from which order and texts are made. The year replaces an empty title, „…“ replaces a missing title (null). */
export type HistoryEntry = Pick<Queries.HistoryEntry, "title" | "year" | "isCamp" | "alt" | "story">;

/** The fields that decide the order. In a data file an entry may have no title and no `isCamp`. */
export type Ordered = Pick<HistoryEntry, "year"> & Partial<Pick<HistoryEntry, "title" | "isCamp">>;

/** The `year` of an entry if nobody knows it. src/templates/year.tsx repeats the value: a query cannot use a constant. */
export const UNKNOWN_YEAR = "…";
/** The title of the entry of unknown year that is always listed last. */
const LAST_TITLE = "Neznámé";

/**
 * The order of entries wherever they are listed, as a compare function for `sort`. The newest entry is first, unknown years come
 * after all known years, and „Neznámé“ is last of all. Entries with the same year or an unknown year keep the order of the file.
 */
export const byYear = (a: Ordered, b: Ordered) => rank(b) - rank(a);

/** The two lists of the history: the camps, and the other events. */
export function splitCampsAndOthers<T extends Ordered>(entries: readonly T[]): { camps: T[]; others: T[] } {
  const sorted = [...entries].sort(byYear);
  return { camps: sorted.filter(({ isCamp }) => isCamp), others: sorted.filter(({ isCamp }) => !isCamp) };
}

function rank({ title, year }: Ordered) {
  if (year !== UNKNOWN_YEAR) return Number(year);
  return title === LAST_TITLE ? -1 : 0;
}

/** For each entry its neighbours in its list (camps, or other events). An entry of unknown year has none. */
export function neighbours<T extends Ordered>(entries: readonly T[]): Map<T, { newer?: T; older?: T }> {
  const { camps, others } = splitCampsAndOthers(entries.filter(({ year }) => year !== UNKNOWN_YEAR));
  const link = (list: T[]) =>
    list.map((entry, index): [T, object] => [entry, { newer: list[index - 1], older: list[index + 1] }]);
  return new Map([...link(camps), ...link(others)]);
}
