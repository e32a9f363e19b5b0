import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../tests/support/pages";
import { czechPlurals, pluralForm } from "../../lib/pluralize";
import { countdownParts } from "./countdown-parts";

const ONE_OF_EACH_MS = DAY_MS + HOUR_MS + MINUTE_MS + SECOND_MS;

const text = (milliseconds: number) =>
  countdownParts(milliseconds, pluralForm, czechPlurals)
    .map(({ count, unit }) => `${count} ${unit}`)
    .join(" ");

test.each([
  [0, "0 dní 0 hodin 0 minut 0 sekund"],
  [ONE_OF_EACH_MS, "1 den 1 hodina 1 minuta 1 sekunda"],
  [2 * ONE_OF_EACH_MS, "2 dny 2 hodiny 2 minuty 2 sekundy"],
  [5 * ONE_OF_EACH_MS, "5 dní 5 hodin 5 minut 5 sekund"],
  [DAY_MS - 1, "0 dní 23 hodin 59 minut 59 sekund"],
  [-5 * DAY_MS, "0 dní 0 hodin 0 minut 0 sekund"],
])("%d ms left reads „%s“", (milliseconds, expected) => {
  expect(text(milliseconds)).toBe(expected);
});
