import { type Kind, kinds } from "./network-log";
import { pages } from "./pages";
import { allTables, mainTable, type Results } from "./report";

const [page] = pages;
const bytes = (html: number) =>
  Object.fromEntries(kinds.map((kind) => [kind, kind === "html" ? html : 0])) as Record<Kind, number>;
const load = { fcp: 1030, lcp: 2200, cls: 0.004, tbt: 49.6, largest: "logo.jpg", bytes: bytes(3000) };
const results: Results = {
  date: "2026-06-01",
  runs: 5,
  machine: "2 cores",
  loads: [
    {
      page,
      built: load,
      stripped: { ...load, fcp: 1000, lcp: 2000, largest: "2025.webp", bytes: bytes(2000) },
      fcpRatio: { value: 1.03, low: 1.01, high: 1.06 },
      lcpRatio: { value: 1.1, low: 0.9, high: 1.3 },
    },
  ],
  navigations: [{ page, cold: { painted: 600, settled: 800 }, prefetched: { painted: 90, settled: 290 } }],
  verdicts: [
    {
      page,
      device: "mobile",
      scores: { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 },
      faults: ["largest-contentful-paint 2.6 s"],
    },
  ],
  growth: undefined,
};
const row = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| Úvod"))
    .map((line) => line.split(/\s*\|\s*/).slice(1, -1));

test("README's table has ratios first, the prefetched click, the scores, and the date", () => {
  const table = mainTable(results);
  expect(row(table)).toEqual([["Úvod", "1.03", "1.10", "0.00", "50 ms", "90 ms", "99 / 100 / 100 / 100", "–"]]);
  expect(table).toContain("Measured on 2026-06-01, medians of 5 runs.");
});

test("all tables tell intervals, bytes, what is largest, faults, and what was left out", () => {
  const text = allTables(results);
  const [loads, transferred, navigation, lighthouse] = row(text);
  expect(loads?.slice(1, 7)).toEqual([
    "1.03 (1.01–1.06)",
    "1.10 (0.90–1.30)",
    "1,030 ms",
    "1,000 ms",
    "2,200 ms",
    "2,000 ms",
  ]);
  expect(loads?.at(-1)).toBe("logo.jpg; without scripts 2025.webp");
  expect(transferred?.slice(1, 5)).toEqual(["1.50", "3.0 kB", "2.0 kB", "3.0 kB"]);
  expect(navigation).toEqual(["Úvod", "90 ms", "290 ms", "600 ms", "800 ms"]);
  expect(lighthouse?.at(-1)).toBe("largest-contentful-paint 2.6 s");
  expect(text).toContain("Left out of this run (`--quick`).");
  expect(allTables({ ...results, verdicts: [] })).toContain("could not be run");
});

test("the growth tells bytes per further entry as if each had a picture of its own", () => {
  const size = { raw: 100_000, brotli: 10_000, brotliOwnPictures: 30_000 };
  const work = { TaskDuration: 500, ScriptDuration: 100, LayoutDuration: 50, RecalcStyleDuration: 20, elements: 5600 };
  const growth = {
    entries: 500,
    html: size,
    pageData: size,
    perEntry: 150,
    perEntryOwnPictures: 640,
    built: work,
    stripped: work,
  };
  const text = allTables({ ...results, growth: [growth] });
  expect(text).toMatch(/\| 500 +\| +640 B \| +150 B \| +100\.0 kB \| +100\.0 kB \| +30\.0 kB \| +30\.0 kB \|/);
  expect(text).toMatch(/\| 500 +\| +500 ms \| +100 ms \| +50 ms \| +20 ms \| +500 ms \| +5,600 \|/);
});
