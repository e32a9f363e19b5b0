import { formatDate, formatDateRange, overTimestamp } from "./dates";
import { typeset } from "./typography";

const plain = (text: string) => text.replaceAll("\u00A0", "~");

test.each([
  ["2025-07-20", "20.~7.~2025"],
  ["2025-12-31T23:30:00-11:00", "31.~12.~2025"],
])("%s is printed as its own date, whatever the time zone", (iso, printed) => {
  expect(plain(formatDate(iso))).toBe(printed);
});

test.each([
  ["2025-07-20", "2025-07-27", "20.–27.~7.~2025"],
  ["2025-07-28", "2025-08-03", "28.~7.~–~3.~8.~2025"],
  ["2025-12-28", "2026-01-03", "28.~12.~2025~–~3.~1.~2026"],
  ["2025-07-20", "2025-07-20", "20.~7.~2025"],
])("%s to %s is printed as %s, also where somebody types it", (start, end, printed) => {
  expect(plain(formatDateRange(start, end))).toBe(printed);
  expect(plain(typeset(printed.replaceAll("~", " ").replace("–", "-")))).toBe(printed);
});

test.each([
  ["2025-07-20T14:00:00+02:00", "2025-07-27", "2025-07-27T22:00:00Z"],
  ["2025-12-27T09:30:00+01:00", "2025-12-31", "2025-12-31T23:00:00Z"],
  ["2024-02-26T14:00:00-05:30", "2024-02-29", "2024-03-01T05:30:00Z"],
])("a camp from %s to %s is over at %s", (start, end, moment) => {
  expect(overTimestamp(start, end)).toBe(Date.parse(moment));
});
