import { splitCampsAndOthers } from "./history-order";

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
    entry("Neznámé", "1983", false),
  ]);
  expect(titles(others)).toEqual(["Neznámé", "Starý", "První", "Druhý", "Neznámé"]);
});
