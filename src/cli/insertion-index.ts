import { LAST_TITLE, UNKNOWN_YEAR } from "../components/history/history";

interface Entry {
  title?: unknown;
  year?: unknown;
}

/**
 * Where in a list that is newest first an entry of `year` belongs: before the first older one; an unknown year at the end,
 * though before „Neznámé“ if that closes the list.
 */
export function entryPlace(entries: readonly Entry[], year: string): number {
  const end = entries.length;
  if (year === UNKNOWN_YEAR) return entries.at(-1)?.title === LAST_TITLE ? end - 1 : end;
  const older = entries.findIndex((entry) => entry.year === UNKNOWN_YEAR || Number(entry.year) < Number(year));
  return older < 0 ? end : older;
}
