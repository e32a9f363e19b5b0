import { type HistoryEntry, UNKNOWN_YEAR } from "../../lib/history-order";

/**
 * The years between the first and the last camp of which there is no camp among the entries, ascending. `without` are those
 * in which there was none.
 */
export function missingYears(
  entries: readonly Pick<HistoryEntry, "year" | "isCamp">[],
  without: readonly string[],
): number[] {
  const known = entries.flatMap(({ year, isCamp }) => (isCamp && year !== UNKNOWN_YEAR ? Number(year) : []));
  const explained = new Set([...known, ...without.map(Number)]);
  const first = Math.min(...known);
  const count = known.length > 0 ? Math.max(...known) - first : 0;
  return Array.from({ length: count }, (_, index) => first + index).filter((year) => !explained.has(year));
}

/** The question for pictures of missing years and the subject of an answer; undefined if no year is missing. */
export function requestPictures(years: readonly number[]): { text: string; subject: string } | undefined {
  if (years.length === 0) return;
  const list = listYears(years);
  return years.length === 1
    ? { text: `Chybí nám rok ${list}. Máte z\u00A0něj fotky?`, subject: `Fotky z roku ${list}` }
    : { text: `Chybí nám roky ${list}. Máte z\u00A0nich fotky?`, subject: "Fotky z chybějících let" };
}

/** „1983, 1986 a 1990–1994“: three consecutive years or more are a range. By hand: Intl.ListFormat puts no no-break space. */
function listYears(years: readonly number[]): string {
  const runs: number[][] = [];
  for (const year of years) {
    const run = runs.at(-1);
    if (run?.at(-1) === year - 1) run.push(year);
    else runs.push([year]);
  }
  const parts = runs.flatMap((run) => (run.length < 3 ? run.map(String) : `${run[0]}–${run.at(-1)}`));
  return parts.join(", ").replace(/, (\S+)$/, " a\u00A0$1");
}
