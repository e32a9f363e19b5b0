import { formatProblems, type Problem } from "./problem";

test("a problem is formatted with its place, what is wrong, what was found and advice; errors come first", () => {
  const warning = {
    severity: "warning",
    file: "data/history/a.jpg",
    what: "Nikdo ho nepoužívá.",
    advice: "Smažte ho.",
  };
  const error = { severity: "error", file: "data/history.json", entry: "3. záznam (2024, Ostrov)", field: "image" };
  const details = {
    what: "Soubor neexistuje.",
    found: "1500 × 400",
    inEntry: "./history/2042.jpg",
    advice: "Nahrajte ho.",
  };
  expect(formatProblems([warning, { ...error, ...details }] as Problem[])).toBe(`Obsah: 1 chyba

data/history.json, 3. záznam (2024, Ostrov), pole „image“
  Soubor neexistuje.
  V záznamu je: ./history/2042.jpg
  Nalezeno: 1500 × 400
  Co s tím: Nahrajte ho.

Obsah: 1 upozornění

data/history/a.jpg
  Nikdo ho nepoužívá.
  Co s tím: Smažte ho.`);
});
