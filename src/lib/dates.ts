/** „20. 7. 2025“ with no-break spaces. Takes an ISO 8601 date or date-time and reads the date as written, without a time zone. */
export const formatDate = (iso: string): string => iso.slice(0, 10).split("-").map(Number).reverse().join(".\u00A0");

/** „20.–27. 7. 2025“; across months „28. 7. – 3. 8. 2025“, as in a typed text (typography.ts); across years both dates in full. */
export function formatDateRange(startIso: string, endIso: string): string {
  const [start, end] = [formatDate(startIso), formatDate(endIso)];
  if (start === end) return end;
  const [day, month, year] = start.split("\u00A0");
  if (end.endsWith(`\u00A0${month}\u00A0${year}`)) return `${day}–${end}`;
  return `${end.endsWith(String(year)) ? `${day}\u00A0${month}` : start}\u00A0–\u00A0${end}`;
}

/** When a camp is over, in epoch milliseconds: at the midnight that ends `endIso` (a date), at the UTC offset of `startIso`. */
export const overTimestamp = (startIso: string, endIso: string): number =>
  Date.parse(`${endIso}T24:00:00${startIso.slice(-6)}`);
