import { insertionIndex } from "./insertion-index";

const list = (years: string, last?: string) => [
  ...years.split(" ").map((year) => ({ year, title: "Hrad" })),
  ...(last ? [{ year: "…", title: last }] : []),
];

test.each([
  ["2026", list("2025 2024"), 0],
  ["2024", list("2025 2024 2024 2023"), 3],
  ["2022", list("2025 2023 2021"), 2],
  ["1976", list("2025 1977"), 2],
  ["1976", list("2025 1977 … …", "Neznámé"), 2],
  ["2026", list("…"), 0],
  ["2026", [], 0],
  ["…", list("2025 …", "Neznámé"), 2],
  ["…", list("2025 …"), 2],
  ["…", list("2025 … …", "Pochod"), 4],
  ["…", [], 0],
])("%s goes into %j at %i", (year, entries, index) => {
  expect(insertionIndex(entries, year)).toBe(index);
});
