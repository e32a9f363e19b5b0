import { displayTitle, fallbackAlt, pageDescription, pageTitle } from "./entry-texts";

const entry = (title: string | null, year: string) => ({ title, year, isCamp: true });

// The texts of other entries are in history-card.test.tsx and in tests/site/year-pages.test.ts.
test("without a title the year stands for it, and in a description of what is shown", () => {
  expect(displayTitle(entry(" ", "1979"))).toBe("1979");
  expect(fallbackAlt(entry(null, "…"))).toBe("Obrázek z\u00A0tábora z\u00A0neznámého roku");
  expect(pageTitle(entry(null, "…"))).toBe("Neznámý rok");
});

const words = "Slovo, ".repeat(40);

test.each([
  [["Pršelo.", "Zase."], "Stany v\u00A0dešti.", "Pršelo. Zase. Stany v\u00A0dešti."],
  [["A."], null, "A. Obrázek z\u00A0tábora Hrad, rok 1993"],
  [null, "Stany v\u00A0dešti.", "Stany v\u00A0dešti."],
  [null, null, "Obrázek z\u00A0tábora Hrad, rok 1993"],
  [[words], null, `${"Slovo, ".repeat(21)}Slovo…`],
  [["v\u00A0".repeat(100)], null, `${"v\u00A0".repeat(77)}v…`],
  [["🔥".repeat(200)], null, `${"🔥".repeat(77)}…`],
])("with the story %j and the alternative text %j the description is „%s“", (story, alt, expected) => {
  expect(pageDescription({ ...entry("Hrad", "1993"), story, alt })).toBe(expected);
});
