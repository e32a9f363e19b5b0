import { displayTitle, fallbackAlt, pageDescription, pageTitle } from "./entry-texts";

const entry = (title: string | null, year: string, isCamp = true) => ({ title, year, isCamp });

test.each([
  [" ", "1979", "1979"],
  ["", "…", "…"],
])("title %j of year %s reads „%s“", (title, year, shown) => {
  expect(displayTitle(entry(title, year))).toBe(shown);
});

test.each([
  [entry("Hrad", "1993"), "Obrázek z\u00A0tábora Hrad, rok 1993"],
  [entry(null, "…"), "Obrázek z\u00A0tábora z\u00A0neznámého roku"],
])("%j without words of its own is described as %j", (given, expected) => {
  expect(fallbackAlt(given)).toBe(expected);
});

test.each([
  [entry("Hrad", "1993"), "Hrad, 1993"],
  [entry("", "1979"), "Tábor 1979"],
  [entry(null, "2024", false), "Akce 2024"],
  [entry("Pochod", "…"), "Pochod"],
  [entry(null, "…"), "Neznámý rok"],
])("the page of %j is called „%s“", (given, expected) => {
  expect(pageTitle(given)).toBe(expected);
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
