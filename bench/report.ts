import type { Growth } from "./growth";
import { categories, LIGHTHOUSE_VERSION, type Verdict } from "./lighthouse";
import { count, kB, ms, table } from "./markdown";
import type { Load, LoadComparison } from "./measure-load";
import type { Navigation } from "./measure-navigation";
import { kinds } from "./network-log";
import type { Ratio } from "./statistics";

/** Everything that a run of the benchmark has found out. */
export interface Results {
  /** `2026-06-01` */
  date: string;
  runs: number;
  machine: string;
  loads: LoadComparison[];
  navigations: Navigation[];
  /** Empty if Lighthouse could not be had. */
  verdicts: Verdict[];
  /** Undefined if it was left out. */
  growth: Growth[] | undefined;
}

/** The table that README shows. */
export const mainTable = ({ date, runs, loads, navigations, verdicts }: Results) =>
  `${table(
    ["page", "FCP ratio", "LCP ratio", "CLS", "TBT", "click to content", "Lighthouse, phone", "desktop"],
    loads.map(({ page, fcpRatio, lcpRatio, built }, index) => [
      page.name,
      fcpRatio.value.toFixed(2),
      lcpRatio.value.toFixed(2),
      built.cls.toFixed(2),
      ms(built.tbt),
      ms(navigations[index]?.prefetched.painted ?? Number.NaN),
      scores(verdicts.find((verdict) => verdict.page === page && verdict.device === "mobile")),
      scores(verdicts.find((verdict) => verdict.page === page && verdict.device === "desktop")),
    ]),
  )}\n\nMeasured on ${date}, medians of ${times(runs)}.`;

const times = (runs: number) => (runs === 1 ? "1 run" : `${runs} runs`);
const scores = (verdict: Verdict | undefined) =>
  verdict ? categories.map((category) => verdict.scores[category]).join(" / ") : "–";

/** All tables, as `tests/bench/results.md` and the terminal show them. */
export const allTables = (results: Results) =>
  [
    "# Results of `npm run bench`",
    `${results.date}, ${times(results.runs)}, ${results.machine}.`,
    method,
    "![First and largest contentful paint against the same page without scripts](results.svg)",
    "## Against the same page without scripts",
    loadTable(results),
    "In brackets: where the ratio lies with 95 % probability, as far as so few runs can tell (bootstrap).",
    "## Bytes transferred",
    bytesTable(results),
    "Medians, with headers. Ahead: what the page prefetches for others. CSS is what does not travel in the HTML.",
    "## From click to content",
    navigationTable(results),
    "From the tap on the menu (a finger that rests 80 ms; counted from letting go), same throttling. Prefetched: what the " +
      "site fetches ahead has come before. Cold: nothing has, because the visitor saves data. Painted: the frame with the " +
      "top of the new page has been painted; on Letos and Historie more follows below it. Settled: the heading has also " +
      "come to rest.",
    "## Lighthouse",
    ...lighthouseParts(results),
    "## Growth of the history page",
    ...growthParts(results),
  ].join("\n\n");

const method = `Each page is loaded as it was built and as a copy of itself without any script, by turns, from one server on this machine
(brotli 11, HTTP/1.1), each time in a fresh profile of a phone (412 × 823 pixels, 1.75 device pixels each). Throttling is
applied, not simulated: 1.6 Mbit/s down, 750 kbit/s up, 150 ms before each answer, a 4× slower processor. A page is
measured until nothing has been under way for four seconds. FCP and LCP are first and largest contentful paint, CLS is
cumulative layout shift, TBT what tasks take beyond 50 ms each after the first paint; all are medians.`;

const loadTable = ({ loads }: Results) =>
  table(
    ["page", "FCP ratio", "LCP ratio", "FCP", "without scripts", "LCP", "without scripts", "CLS", "TBT", "largest"],
    loads.map(({ page, fcpRatio, lcpRatio, built, stripped }) => [
      page.name,
      withInterval(fcpRatio),
      withInterval(lcpRatio),
      ...[built.fcp, stripped.fcp, built.lcp, stripped.lcp].map(ms),
      built.cls.toFixed(2),
      ms(built.tbt),
      largest(built, stripped),
    ]),
  );

const withInterval = ({ value, low, high }: Ratio) => `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
const largest = (built: Load, stripped: Load) =>
  built.largest === stripped.largest ? built.largest : `${built.largest}; without scripts ${stripped.largest}`;

const bytesTable = ({ loads }: Results) =>
  table(
    ["page", "ratio", "sum", "without scripts", ...kinds],
    loads.map(({ page, built, stripped }) => {
      const [sum, yardstick] = [total(built), total(stripped)];
      return [
        page.name,
        (sum / yardstick).toFixed(2),
        kB(sum),
        kB(yardstick),
        ...kinds.map((kind) => kB(built.bytes[kind])),
      ];
    }),
  );

const total = ({ bytes }: Load) => kinds.reduce((sum, kind) => sum + bytes[kind], 0);

const navigationTable = ({ navigations }: Results) =>
  table(
    ["page", "prefetched, painted", "settled", "cold, painted", "settled"],
    navigations.map(({ page, cold, prefetched }) => [
      page.name,
      ...[prefetched.painted, prefetched.settled, cold.painted, cold.settled].map(ms),
    ]),
  );

function lighthouseParts({ verdicts }: Results): string[] {
  if (verdicts.length === 0) return [`Lighthouse ${LIGHTHOUSE_VERSION} could not be run.`];
  const rows = verdicts.map((verdict) => [
    verdict.page.name,
    verdict.device,
    ...categories.map((category) => String(verdict.scores[category])),
    verdict.faults.join(", ") || "–",
  ]);
  return [
    table(["page", "device", ...categories, "what costs points"], rows),
    `Lighthouse ${LIGHTHOUSE_VERSION}, one run each, its own simulated throttling.`,
  ];
}

function growthParts({ growth }: Results): string[] {
  if (!growth) return ["Left out of this run (`--quick`)."];
  return [
    table(
      ["entries", "per further entry", "as built", "HTML", "page-data", "HTML, brotli", "page-data, brotli"],
      growth.map(({ entries, perEntry, perEntryOwnPictures, html, pageData }) => [
        count(entries),
        perEntry ? `${count(perEntryOwnPictures)} B` : "–",
        perEntry ? `${count(perEntry)} B` : "–",
        kB(html.raw),
        kB(pageData.raw),
        kB(html.brotliOwnPictures),
        kB(pageData.brotliOwnPictures),
      ]),
    ),
    "Per further entry: HTML and page-data together after brotli 11. The generated entries share the pictures that are " +
      "there, which compress to nothing when they come again; so previews and addresses were made distinct before " +
      "compressing, as if each entry had a picture of its own. „As built“ is without that.",
    table(
      ["entries", "tasks", "scripts", "layout", "styles", "tasks without scripts", "elements"],
      growth.map(({ entries, built, stripped }) => [
        count(entries),
        ...[built.TaskDuration, built.ScriptDuration, built.LayoutDuration, built.RecalcStyleDuration].map(ms),
        ms(stripped.TaskDuration),
        count(built.elements),
      ]),
    ),
    "Medians of at most three runs. Time of the main thread until the page is quiet, 4× slower processor, fast network; tasks contain the rest.",
  ];
}
