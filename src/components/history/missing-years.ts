import { type HistoryEntry, UNKNOWN_YEAR } from "../../lib/history-order";

/** The years without an entry between the first and the last camp, in ascending order. Those in `without` had no camp. */
export function missingYears(camps: readonly Pick<HistoryEntry, "year">[], without: readonly string[] = []): number[] {
  const known = camps.flatMap(({ year }) => (year === UNKNOWN_YEAR ? [] : Number(year)));
  const explained = new Set([...known, ...without.map(Number)]);
  const first = Math.min(...known);
  const count = known.length > 0 ? Math.max(...known) - first : 0;
  return Array.from({ length: count }, (_, index) => first + index).filter((year) => !explained.has(year));
}
