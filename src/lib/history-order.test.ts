import { neighbours, splitCampsAndOthers } from "./history-order";

const entry = (title: string | null, year: string, isCamp = true) => ({ title, year, isCamp });
const titles = (entries: { title: string | null }[]) => entries.map(({ title }) => title);

test("camps and others are two lists, newest first; equal years keep the order of the file", () => {
  const { camps, others } = splitCampsAndOthers([
    entry("Les", "1987"),
    entry("Sraz", "1996", false),
    entry("Hrad", "2025"),
    entry("Druhý běh", "1987"),
    entry("Podzim", "2022", false),
  ]);
  expect(titles(camps)).toEqual(["Hrad", "Les", "Druhý běh"]);
  expect(titles(others)).toEqual(["Podzim", "Sraz"]);
  expect(splitCampsAndOthers([])).toEqual({ camps: [], others: [] });
});

test("unknown years come after all known ones, in the order of the file, and Neznámé is last", () => {
  const { others } = splitCampsAndOthers([
    entry("Neznámé", "…", false),
    entry("První", "…", false),
    entry("Starý", "1976", false),
    entry("Druhý", "…", false),
  ]);
  expect(titles(others)).toEqual(["Starý", "První", "Druhý", "Neznámé"]);
});

test.each([
  ["Hrad", [undefined, "Les"]],
  ["Les", ["Hrad", "Druhý běh"]],
  ["Druhý běh", ["Les", "Stany"]],
  ["Stany", ["Druhý běh", undefined]],
  ["Sraz", ["Podzim", undefined]],
  ["Pochod", [undefined, undefined]],
  ["Neznámé", [undefined, undefined]],
])("the newer and the older neighbour of %s in its list are %j", (title, expected) => {
  const entries = [
    entry("Stany", "1976"),
    entry("Neznámé", "…", false),
    entry("Podzim", "2022", false),
    entry("Les", "1987"),
    entry("Pochod", "…"),
    entry("Hrad", "2025"),
    entry("Sraz", "1986", false),
    entry("Druhý běh", "1987"),
  ];
  const [, found] = [...neighbours(entries)].find(([entry]) => entry.title === title) ?? [];
  expect([found?.newer?.title, found?.older?.title]).toEqual(expected);
});
