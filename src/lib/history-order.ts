/** What order and texts are made of: an empty title gives way to the year, a missing one (null) is shown as an ellipsis. */
export type HistoryEntry = Pick<Queries.HistoryEntry, "title" | "year" | "isCamp" | "alt" | "story">;

/** What the order needs; a data file leaves out what is not there. */
type Ordered = Pick<HistoryEntry, "year"> & Partial<Pick<HistoryEntry, "title" | "isCamp">>;

/** The year of an entry whose year nobody knows. */
export const UNKNOWN_YEAR = "…";
/** The title of the entry that closes the history. */
export const LAST_TITLE = "Neznámé";

/** The two lists of the history, each newest first, unknown years in the order of the file, „Neznámé“ last of all. */
export function splitCampsAndOthers<T extends Ordered>(entries: readonly T[]): { camps: T[]; others: T[] } {
  const sorted = [...entries].sort((a, b) => rank(b) - rank(a));
  return {
    camps: sorted.filter(({ isCamp }) => isCamp),
    others: sorted.filter(({ isCamp }) => !isCamp),
  };
}

function rank({ title, year }: Ordered) {
  if (title === LAST_TITLE) return -1;
  return year === UNKNOWN_YEAR ? 0 : Number(year);
}

/** The next newer and older entry of each one in its list, camps or others, but for unknown years: nobody knows theirs. */
export function neighbours<T extends Ordered>(entries: readonly T[]): Map<T, { newer?: T; older?: T }> {
  const { camps, others } = splitCampsAndOthers(entries.filter(({ year }) => year !== UNKNOWN_YEAR));
  const link = (list: T[]) =>
    list.map((entry, index): [T, object] => [entry, { newer: list[index - 1], older: list[index + 1] }]);
  return new Map([...link(camps), ...link(others)]);
}
