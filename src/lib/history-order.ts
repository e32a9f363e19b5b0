/** What the order of the history needs of an entry. */
interface Entry {
  title?: unknown;
  year?: unknown;
  isCamp?: unknown;
}

/** The year of an entry whose year nobody knows. */
export const UNKNOWN_YEAR = "…";
/** The title of the entry that closes the history. */
export const LAST_TITLE = "Neznámé";

/** The two lists of the history, each newest first, unknown years in the order of the file, „Neznámé“ last of all. */
export function splitCampsAndOthers<T extends Entry>(entries: readonly T[]): { camps: T[]; others: T[] } {
  const sorted = [...entries].sort((a, b) => rank(b) - rank(a));
  return {
    camps: sorted.filter(({ isCamp }) => isCamp === true),
    others: sorted.filter(({ isCamp }) => isCamp !== true),
  };
}

function rank({ title, year }: Entry) {
  if (title === LAST_TITLE) return -1;
  return year === UNKNOWN_YEAR ? 0 : Number(year);
}

/**
 * The entries before and after one in its list, camps or others. None if its year is unknown: nobody knows what was older;
 * nor is such an entry ever a neighbour.
 */
export function neighbours<T extends Entry>(entries: readonly T[], entry: T): { newer?: T; older?: T } {
  const { camps, others } = splitCampsAndOthers(entries.filter(({ year }) => year !== UNKNOWN_YEAR));
  const list = camps.includes(entry) ? camps : others;
  const index = list.indexOf(entry);
  return index < 0 ? {} : { newer: list[index - 1], older: list[index + 1] };
}
