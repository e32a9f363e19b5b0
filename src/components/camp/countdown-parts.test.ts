import { countdownParts } from "./countdown-parts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const text = (milliseconds: number) =>
  countdownParts(milliseconds)
    .map(({ count, unit }) => `${count} ${unit}`)
    .join(" ");

test.each([
  [0, "0 dní 0 hodin 0 minut 0 sekund"],
  [DAY + HOUR + MINUTE + SECOND, "1 den 1 hodina 1 minuta 1 sekunda"],
  [2 * (DAY + HOUR + MINUTE + SECOND), "2 dny 2 hodiny 2 minuty 2 sekundy"],
  [4 * (DAY + HOUR + MINUTE + SECOND), "4 dny 4 hodiny 4 minuty 4 sekundy"],
  [5 * (DAY + HOUR + MINUTE + SECOND), "5 dní 5 hodin 5 minut 5 sekund"],
  [21 * (DAY + HOUR + MINUTE + SECOND), "21 dní 21 hodin 21 minut 21 sekund"],
  [22 * (DAY + HOUR + MINUTE + SECOND), "22 dní 22 hodin 22 minut 22 sekund"],
  [DAY - 1, "0 dní 23 hodin 59 minut 59 sekund"],
  [SECOND - 1, "0 dní 0 hodin 0 minut 0 sekund"],
  [1234 * DAY, "1234 dní 0 hodin 0 minut 0 sekund"],
  [-5 * DAY, "0 dní 0 hodin 0 minut 0 sekund"],
])("%d ms left reads „%s“", (milliseconds, expected) => {
  expect(text(milliseconds)).toBe(expected);
});
