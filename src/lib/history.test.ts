import { entryAnchors, entryTitle, historyLists } from "./history";

const entry = (title: string | null, year: string, isCamp = true) => ({ title, year, isCamp });
const titles = (entries: { title: string | null }[]) => entries.map(({ title }) => title);

test("camps and others stand in two lists, newest first", () => {
  const { camps, others } = historyLists([
    entry("Les", "1987"),
    entry("Sraz", "1996", false),
    entry("Hrad", "2025"),
    entry("Podzim", "2022", false),
    entry("Stany", "1976"),
  ]);
  expect(titles(camps)).toEqual(["Hrad", "Les", "Stany"]);
  expect(titles(others)).toEqual(["Podzim", "Sraz"]);
});

test("unknown years come after all known ones, in the order of the file, and Neznámé is last", () => {
  const { others } = historyLists([
    entry("Neznámé", "…", false),
    entry("První", "…", false),
    entry("Starý", "1976", false),
    entry("Druhý", "…", false),
  ]);
  expect(titles(others)).toEqual(["Starý", "První", "Druhý", "Neznámé"]);
});

test("equal years keep the order of the file", () => {
  const { camps } = historyLists([entry("B", "1987"), entry("A", "1987"), entry("C", "1988")]);
  expect(titles(camps)).toEqual(["C", "B", "A"]);
});

test("empty input gives two empty lists", () => {
  expect(historyLists([])).toEqual({ camps: [], others: [] });
});

test.each([
  ["Hrad v mlze", "1993", "Hrad v mlze"],
  ["", "1979", "1979"],
  [" ", "1979", "1979"],
  ["", "…", "…"],
  [null, "1979", "…"],
])("title %j of year %s reads „%s“", (title, year, shown) => {
  expect(entryTitle({ title, year })).toBe(shown);
});

test("each known year has an anchor of its own", () => {
  const entries = [
    entry("Tábor", "1987"),
    entry("Sraz", "1987", false),
    entry("Druhý běh", "1987"),
    entry("Neznámý", "…"),
    entry("Další sraz", "1987", false),
  ];
  expect([...entryAnchors(entries).entries()].map(([{ title }, anchor]) => `${title} ${anchor}`)).toEqual([
    "Tábor 1987",
    "Sraz 1987-sraz",
    "Druhý běh 1987-2",
    "Další sraz 1987-sraz-2",
  ]);
});
