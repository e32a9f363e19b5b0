import { replaceBetweenMarkers } from "./markdown";
import { type ResourceType, resourceTypes } from "./network-log";
import { pages } from "./pages";
import { drawPlot } from "./plot";
import { fullReport, mainTable, type Results } from "./report";

const [page] = pages;
const bytes = (html: number) =>
  Object.fromEntries(resourceTypes.map((type) => [type, type === "html" ? html : 0])) as Record<ResourceType, number>;
const load = { fcp: 1030, lcp: 2200, cls: 0.004, tbt: 49.6, lcpElement: "logo.jpg", bytes: bytes(3000) };
const size = { raw: 100_000, brotli: 10_000, brotliDistinctImages: 30_000 };
const work = { tasks: 500, scripts: 100, layout: 50, styles: 20, elements: 5600 };
const results: Results = {
  date: "2026-06-01",
  runs: 5,
  machine: "2 cores",
  loads: [
    {
      page,
      built: load,
      baseline: { ...load, fcp: 1000, lcp: 2000, lcpElement: "2025.webp", bytes: bytes(2000) },
      fcpRatio: { value: 1.03, low: 1.01, high: 1.06 },
      lcpRatio: { value: 1.1, low: 0.9, high: 1.3 },
    },
  ],
  navigations: [{ page, cold: { painted: 600, settled: 800 }, prefetched: { painted: 90, settled: 290 } }],
  lighthouse: [
    {
      page,
      device: "mobile",
      scores: { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 },
      failedAudits: ["largest-contentful-paint 2.6 s"],
    },
  ],
  growth: [
    {
      entries: 500,
      html: size,
      pageData: size,
      perEntry: 150,
      perEntryDistinctImages: 640,
      built: work,
      baseline: { ...work, tasks: 400 },
    },
  ],
};
/** The cells of each row that starts with the text. */
const rows = (text: string, start: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith(`| ${start}`))
    .map((line) => line.split(/\s*\|\s*/).slice(1, -1));

test("the main table has ratios, the prefetched click, scores and the date", () => {
  const text = mainTable(results);
  expect(rows(text, "Úvod")).toEqual([["Úvod", "1.03", "1.10", "0.00", "50 ms", "90 ms", "99 / 100 / 100 / 100", "–"]]);
  expect(text).toContain("Measured on 2026-06-01, medians of 5 runs.");
});

test("the full report has intervals, bytes, LCP elements, navigation times, failed audits and growth", () => {
  const text = fullReport(results);
  const intervals = ["1.03 (1.01–1.06)", "1.10 (0.90–1.30)"];
  const paints = ["1,030 ms", "1,000 ms", "2,200 ms", "2,000 ms"];
  const [loads, transferred, ...others] = rows(text, "Úvod");
  expect(loads).toEqual(["Úvod", ...intervals, ...paints, "0.00", "50 ms", "logo.jpg; without scripts 2025.webp"]);
  expect(transferred?.slice(1, 5)).toEqual(["1.50", "3.0 kB", "2.0 kB", "3.0 kB"]);
  expect(others).toEqual([
    ["Úvod", "90 ms", "290 ms", "600 ms", "800 ms"],
    ["Úvod", "mobile", "99", "100", "100", "100", "largest-contentful-paint 2.6 s"],
  ]);
  expect(rows(text, "500")).toEqual([
    ["500", "640 B", "150 B", "100.0 kB", "100.0 kB", "30.0 kB", "30.0 kB"],
    ["500", "500 ms", "100 ms", "50 ms", "20 ms", "400 ms", "5,600"],
  ]);
});

test("the full report says what was left out", () => {
  const text = fullReport({ ...results, lighthouse: [], growth: undefined });
  expect(text).toContain("could not be run");
  expect(text).toContain("Skipped in this run (`--quick`).");
});

test("replaces only what is between the markers, again and again, and names the file that lacks them", () => {
  const replace = (text: string) => replaceBetweenMarkers("speed.md", text, "$& new");
  const once = replace("before <!-- bench:start -->old<!-- bench:end --> after");
  expect(once).toBe("before <!-- bench:start -->\n\n$& new\n\n<!-- bench:end --> after");
  expect(replace(once)).toBe(once);
  expect(() => replace("")).toThrow("speed.md must exist and contain the comments <!-- bench:start --> and");
});

test.each([
  [1.2, 0.9],
  [0.4, 3.5],
  [1, 1],
])("bars of %d and %d start at 1, stay inside the plot and are described", (fcp, lcp) => {
  const ratio = (value: number) => ({ value, low: value, high: value });
  const loads = results.loads.map((load) => ({ ...load, fcpRatio: ratio(fcp), lcpRatio: ratio(lcp) }));
  const svg = new DOMParser().parseFromString(drawPlot({ ...results, loads }), "image/svg+xml");
  const last = (selector: string) => [...svg.querySelectorAll(selector)].at(-1);
  const one = Number(last(".one")?.getAttribute("y1"));
  for (const [index, value] of [fcp, lcp].entries()) {
    const [top = 0, height = 0] = ["y", "height"].map((name) => Number(last(`.bar-${index}`)?.getAttribute(name)));
    expect(value > 1 ? top + height : top).toBeCloseTo(one, 1);
    expect(top).toBeGreaterThan(100);
    expect(top + height).toBeLessThan(340);
  }
  expect(last("desc")?.textContent).toContain(`Úvod ${fcp.toFixed(2)} and ${lcp.toFixed(2)}.`);
});
