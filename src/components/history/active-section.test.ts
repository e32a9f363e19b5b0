import { activeSection } from "./active-section";

const at = (...tops: number[]) => tops.map((top, index) => ({ id: `leta-${index}`, top }));
const view = { jumpTop: 82, height: 800, atEnd: false, target: undefined };

test.each([
  ["above the first there is none", at(300, 900), {}, undefined],
  ["a section after a jump to it", at(-500, 80, 900), {}, "leta-1"],
  ["a section in the middle of being read", at(-500, -80, 900), {}, "leta-1"],
  ["just before the next one arrives", at(-500, 83), {}, "leta-0"],
  ["no sections at all", [], {}, undefined],
  ["at the end of the page the last one, though it cannot be reached", at(-900, -100, 400), { atEnd: true }, "leta-2"],
  ["at the end, the one that was asked for", at(-900, 200, 400), { atEnd: true, target: "leta-1" }, "leta-1"],
  [
    "at the end, one asked for that is out of sight above",
    at(-900, -50, 400),
    { atEnd: true, target: "leta-0" },
    "leta-2",
  ],
  [
    "at the end, one asked for that is out of sight below",
    at(-900, 300, 900),
    { atEnd: true, target: "leta-2" },
    "leta-2",
  ],
])("%s", (_, sections, changed, expected) => {
  expect(activeSection(sections, { ...view, ...changed })).toBe(expected);
});
