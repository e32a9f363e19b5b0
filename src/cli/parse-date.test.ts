import { endOfSameLength, parseDay, parseStart } from "./parse-date";

test.each([
  ["2026-07-19", "2026-07-19T14:00:00+02:00"],
  ["19. 7. 2026", "2026-07-19T14:00:00+02:00"],
  ["9.7.2026", "2026-07-09T14:00:00+02:00"],
  ["2026-02-01", "2026-02-01T14:00:00+01:00"],
  // The clocks change at night, so at 14:00 of that day they show the new time.
  ["2026-03-29", "2026-03-29T14:00:00+02:00"],
  ["2026-10-25", "2026-10-25T14:00:00+01:00"],
  ["2026-07-19T09:30:00+02:00", "2026-07-19T09:30:00+02:00"],
  ["2026-13-45", "2026-13-45"],
  ["v létě", "v létě"],
])("start %j is %j", (answer, start) => {
  expect(parseStart(answer)).toBe(start);
});

test.each([
  ["26. 7. 2026", "2026-07-26"],
  ["26. 12. 2026", "2026-12-26"],
  ["2026-07-26", "2026-07-26"],
  ["26. 7.", "26. 7."],
])("day %j is %j", (answer, day) => {
  expect(parseDay(answer)).toBe(day);
});

test.each([
  ["2026-07-19T14:00:00+02:00", "2025-07-20T14:00:00+02:00", "2025-07-27", "2026-07-26"],
  ["2026-07-30", "2025-07-20", "2025-07-27", "2026-08-06"],
  ["2026-07-30", "", "", undefined],
])("a camp from %s, as long as one from %s to %s, ends on %s", (start, otherStart, otherEnd, end) => {
  expect(endOfSameLength(start, { start: otherStart, end: otherEnd })).toBe(end);
});
