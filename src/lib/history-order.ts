/** The fields that order and texts are made of. Instead of an empty title the year is shown, instead of a missing one (null) „…“. */
export type HistoryEntry = Pick<Queries.HistoryEntry, "title" | "year" | "isCamp" | "alt" | "story">;

/** The fields that the order needs. An entry of a data file may lack title and `isCamp`. */
export type Ordered = Pick<HistoryEntry, "year"> & Partial<Pick<HistoryEntry, "title" | "isCamp">>;

/** The year of an entry whose year nobody knows. The query of src/templates/year.tsx has it as text: a query takes no constant. */
export const UNKNOWN_YEAR = "…";
/** The title of the entry that closes the history. */
export const LAST_TITLE = "Neznámé";

/**
 * For `sort`: the order of entries wherever they are listed. The newest is first, an unknown year comes after all known years,
 * and „Neznámé“ is last of all. Equal and unknown years keep the order of the file.
 */
export const byYear = (a: Ordered, b: Ordered) => rank(b) - rank(a);

/** The two lists of the history: the camps, and the other events. */
export function splitCampsAndOthers<T extends Ordered>(entries: readonly T[]): { camps: T[]; others: T[] } {
  const sorted = [...entries].sort(byYear);
  return {
    camps: sorted.filter(({ isCamp }) => isCamp),
    others: sorted.filter(({ isCamp }) => !isCamp),
  };
}

function rank({ title, year }: Ordered) {
  if (title === LAST_TITLE) return -1;
  return year === UNKNOWN_YEAR ? 0 : Number(year);
}

/**
 * For each entry the next newer and the next older one of the same list, camps or others. An entry of unknown year has no
 * neighbours.
 */
export function neighbours<T extends Ordered>(entries: readonly T[]): Map<T, { newer?: T; older?: T }> {
  const { camps, others } = splitCampsAndOthers(entries.filter(({ year }) => year !== UNKNOWN_YEAR));
  const link = (list: T[]) =>
    list.map((entry, index): [T, object] => [entry, { newer: list[index - 1], older: list[index + 1] }]);
  return new Map([...link(camps), ...link(others)]);
}
