import { LAST_TITLE, UNKNOWN_YEAR } from "../lib/history-order";

/**
 * Where to insert an entry of `year` into a list sorted from the newest: before the first older entry. An unknown year goes
 * to the end, but before „Neznámé“ if that is the last entry.
 */
export function insertionIndex(entries: readonly { title?: unknown; year?: unknown }[], year: string): number {
  const end = entries.length;
  if (year === UNKNOWN_YEAR) return entries.at(-1)?.title === LAST_TITLE ? end - 1 : end;
  const older = entries.findIndex((entry) => entry.year === UNKNOWN_YEAR || Number(entry.year) < Number(year));
  return older < 0 ? end : older;
}
