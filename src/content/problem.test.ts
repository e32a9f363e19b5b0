import { formatProblems, type Problem } from "./problem";

const error: Problem = {
  severity: "error",
  file: "data/history.json",
  entry: "3. záznam (2024, Ostrov)",
  field: "image",
  what: "Soubor neexistuje.",
  found: "2042.jpg",
  advice: "Nahrajte ho.",
};
const warning: Problem = {
  severity: "warning",
  file: "data/history/a.jpg",
  what: "Nikdo ho nepoužívá.",
  advice: "Smažte ho.",
};

test("a problem is told with file, entry and field, what is wrong, what was found, what to do; errors come first", () => {
  expect(formatProblems([warning, error])).toBe(`Obsah: 1 chyba

data/history.json, 3. záznam (2024, Ostrov), pole „image“
  Soubor neexistuje.
  Nalezeno: 2042.jpg
  Co s tím: Nahrajte ho.

Obsah: 1 upozornění

data/history/a.jpg
  Nikdo ho nepoužívá.
  Co s tím: Smažte ho.`);
});

test.each([
  [2, "2 chyby"],
  [5, "5 chyb"],
])("%d problems are counted in Czech", (count, expected) => {
  expect(formatProblems(Array(count).fill(error))).toContain(expected);
});

test("no problems need no words", () => {
  expect(formatProblems([])).toBe("");
});
