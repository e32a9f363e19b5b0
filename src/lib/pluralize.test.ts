import { pluralize } from "./pluralize";

test.each([
  [0, "0 táborů"],
  [1, "1 tábor"],
  [2, "2 tábory"],
  [4, "4 tábory"],
  [5, "5 táborů"],
  [22, "22 táborů"],
])("%i camps are „%s“, with a no-break space", (count, expected) => {
  expect(pluralize(count, "tábor", "tábory", "táborů")).toBe(expected.replace(" ", "\u00A0"));
});
