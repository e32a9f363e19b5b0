import { ratio, replaceBetweenMarkers, spread, timed } from "./report";

test("a figure has its spread, a time that misses its target is bold", () => {
  expect(spread([4, 1, 2, 3], String)).toBe("2.5 (1 – 4)");
  expect([timed(100.4, 100), timed(101.4, 100)]).toEqual(["100 ms", "**101 ms**"]);
});

test.each([
  ["compares each run with its own turn", [110, 220, 440, 110, 110], "1.10 (1.10–1.10)"],
  ["has an interval as wide as the runs differ", [110, 180, 480, 105, 140], "1.10 (0.90–1.40)"],
])("a ratio %s", (_, values, expected) => expect(ratio(values, [100, 200, 400, 100, 100])).toBe(expected));

test("replaces what is between the markers, and says which file has none", () => {
  const file = (content: string) => `a\n<!-- bench:start -->\n\n${content}\n\n<!-- bench:end -->\nb`;
  expect(replaceBetweenMarkers("x.md", file("old"), "new")).toBe(file("new"));
  expect(() => replaceBetweenMarkers("x.md", "a\n<!-- bench:end -->", "new")).toThrow("x.md");
});
