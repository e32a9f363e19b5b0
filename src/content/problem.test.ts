import { formatProblems } from "./problem";

const problem = {
  file: "data/history.json",
  entry: "3. záznam (2024, Ostrov)",
  field: "image",
  message: "Soubor neexistuje.",
};

test("a problem is told with file, entry and field, then the reason", () => {
  expect(formatProblems([problem])).toBe(
    "Obsah má 1 chybu:\n\ndata/history.json, 3. záznam (2024, Ostrov), pole „image“\n  Soubor neexistuje.",
  );
});

test.each([
  [2, "2 chyby"],
  [5, "5 chyb"],
])("%d problems are counted in Czech", (count, counted) => {
  expect(formatProblems(Array(count).fill({ file: "data/camp.json", message: "…" }))).toContain(counted);
});
