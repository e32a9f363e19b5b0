import { formatReport } from "./format-report";
import type { Problem } from "./problem";

const error: Problem = { severity: "error", file: "data/camp.json", what: "Něco.", advice: "Nic." };
const warning: Problem = { ...error, severity: "warning" };
const placeholder: Problem = { ...error, what: "Zástupný obsah." };

test.each([
  ["nothing", [], [], false, false, /^Obsah je v pořádku\.$/],
  ["a warning", [warning], [], false, false, /1\s+upozornění.*Obsah je v pořádku\.$/s],
  ["two errors", [error, error], [], false, true, /^Obsah: 2\s+chyby\n/],
  ["five errors", Array(5).fill(error), [], false, true, /^Obsah: 5\s+chyb\n/],
  ["placeholders in a build", [], [placeholder, placeholder], false, false, /v pořádku.*zástupné údaje: 2 /s],
  ["placeholders before a release", [], [placeholder, placeholder], true, true, /^Obsah: 2\s+chyby.*Zástupný obsah/s],
  ["nothing before a release", [], [], true, false, /^Obsah je v pořádku\.$/],
] as const)("with %s", (_, problems, placeholders, release, failed, text) => {
  const report = formatReport({ problems: [...problems], placeholders: [...placeholders] }, release);
  expect(report).toEqual({ failed, text: expect.stringMatching(text) });
});

test("a problem is shown with its place, what is wrong, what was found and advice; errors come first", () => {
  const place = { file: "data/history.json", entry: "3. záznam (2024, Ostrov)", field: "image" };
  const small: Problem = { severity: "error", ...place, what: "Je malý.", found: "150 × 40", advice: "Najděte větší." };
  const { text } = formatReport({ problems: [warning, small], placeholders: [] });
  expect(text.replaceAll("\u00A0", " ")).toBe(`Obsah: 1 chyba

data/history.json, 3. záznam (2024, Ostrov), pole „image“
  Je malý.
  Nalezeno: 150 × 40
  Co s tím: Najděte větší.

Obsah: 1 upozornění

data/camp.json
  Něco.
  Co s tím: Nic.`);
});
