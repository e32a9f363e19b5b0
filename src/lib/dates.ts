/** „20. 7. 2025“ with no-break spaces. Takes an ISO 8601 date or date-time and reads the date as written, without a time zone. */
export function formatDate(iso: string): string {
  const { day, month, year } = parts(iso);
  return `${day}.\u00A0${month}.\u00A0${year}`;
}

/** „20.–27. 7. 2025“; across months „28. 7. – 3. 8. 2025“, as in a typed text (typography.ts); across years both dates in full. */
export function formatDateRange(startIso: string, endIso: string): string {
  const [start, end] = [parts(startIso), parts(endIso)];
  if (start.year !== end.year) return `${formatDate(startIso)}\u00A0–\u00A0${formatDate(endIso)}`;
  if (start.month !== end.month) return `${start.day}.\u00A0${start.month}.\u00A0–\u00A0${formatDate(endIso)}`;
  return start.day === end.day ? formatDate(endIso) : `${start.day}.–${formatDate(endIso)}`;
}

/** When a camp is over, in epoch milliseconds: at the midnight that ends `endIso` (a date), at the UTC offset of `startIso`. */
export const overTimestamp = (startIso: string, endIso: string): number =>
  Date.parse(`${endIso}T24:00:00${startIso.slice(-6)}`);

function parts(iso: string) {
  const [year, month, day] = iso.slice(0, 10).split("-").map(Number);
  return { year, month, day };
}
