import type { Growth } from "./growth";
import { categories, LIGHTHOUSE_VERSION, type LighthouseResult } from "./lighthouse";
import { count, kB, ms, table } from "./markdown";
import type { Load, LoadComparison } from "./measure-load";
import type { NavigationResult } from "./measure-navigation";
import { resourceTypes } from "./network-log";
import type { Ratio } from "./statistics";

/** The results of one run of the benchmark. */
export interface Results {
  /** `2026-06-01` */
  date: string;
  runs: number;
  machine: string;
  loads: LoadComparison[];
  navigations: NavigationResult[];
  /** Empty if Lighthouse was not available. */
  lighthouse: LighthouseResult[];
  /** Undefined if skipped. */
  growth: Growth[] | undefined;
}

/** The table in docs/performance.md, in Markdown. */
export const mainTable = ({ date, runs, loads, navigations, lighthouse }: Results) =>
  `${table(
    ["page", "FCP ratio", "LCP ratio", "CLS", "TBT", "click to content", "Lighthouse, phone", "desktop"],
    loads.map(({ page, fcpRatio, lcpRatio, built }, index) => [
      page.name,
      fcpRatio.value.toFixed(2),
      lcpRatio.value.toFixed(2),
      built.cls.toFixed(2),
      ms(built.tbt),
      ms(navigations[index]?.prefetched.painted ?? Number.NaN),
      scores(lighthouse.find((result) => result.page === page && result.device === "mobile")),
      scores(lighthouse.find((result) => result.page === page && result.device === "desktop")),
    ]),
  )}\n\nMeasured on ${date}, medians of ${times(runs)}.`;

const times = (runs: number) => (runs === 1 ? "1 run" : `${runs} runs`);
const scores = (result: LighthouseResult | undefined) =>
  result ? categories.map((category) => result.scores[category]).join(" / ") : "–";

/** The whole report in Markdown, as in bench/results.md and on the terminal. */
export const fullReport = (results: Results) =>
  [
    "# Results of `npm run bench`",
    `${results.date}, ${times(results.runs)}, ${results.machine}.`,
    METHOD,
    "![First and largest contentful paint compared with the same page without scripts](results.svg)",
    "## Compared with the same page without scripts",
    loadTable(results),
    "In brackets: 95 % confidence interval of the ratio (bootstrap).",
    "## Bytes transferred",
    bytesTable(results),
    "Medians, with headers. Prefetched: for other pages. CSS excludes what is inlined in the HTML.",
    "## From click to content",
    navigationTable(results),
    "From the end of an 80 ms tap on the menu, same throttling. Prefetched: prefetching finished before the tap. Cold: " +
      "nothing was prefetched, because the visitor saves data. Painted: the new page's heading has been painted; on " +
      "Letos and Historie sections below the fold follow. Settled: the animations of the heading have finished, too.",
    "## Lighthouse",
    ...lighthouseSection(results),
    "## Growth of the history page",
    ...growthSection(results),
  ].join("\n\n");

const METHOD = `Each page is loaded as built and as a copy without scripts, alternately, from one server on this machine (brotli 11,
HTTP/1.1), each time in a fresh profile of a phone (412 × 823 CSS pixels, device pixel ratio 1.75). Throttling is applied,
not simulated: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency per request, a 4× slower processor. A page is measured until
it has been idle for four seconds. FCP and LCP are first and largest contentful paint, CLS is cumulative layout shift, TBT
total blocking time: what tasks take beyond 50 ms each after FCP. All are medians.`;

const loadTable = ({ loads }: Results) =>
  table(
    ["page", "FCP ratio", "LCP ratio", "FCP", "without scripts", "LCP", "without scripts", "CLS", "TBT", "LCP element"],
    loads.map(({ page, fcpRatio, lcpRatio, built, baseline }) => [
      page.name,
      withInterval(fcpRatio),
      withInterval(lcpRatio),
      ...[built.fcp, baseline.fcp, built.lcp, baseline.lcp].map(ms),
      built.cls.toFixed(2),
      ms(built.tbt),
      built.lcpElement === baseline.lcpElement
        ? built.lcpElement
        : `${built.lcpElement}; without scripts ${baseline.lcpElement}`,
    ]),
  );

const withInterval = ({ value, low, high }: Ratio) => `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

const bytesTable = ({ loads }: Results) =>
  table(
    ["page", "ratio", "sum", "without scripts", ...resourceTypes],
    loads.map(({ page, built, baseline }) => [
      page.name,
      (total(built) / total(baseline)).toFixed(2),
      ...[total(built), total(baseline), ...resourceTypes.map((type) => built.bytes[type])].map(kB),
    ]),
  );

const total = ({ bytes }: Load) => resourceTypes.reduce((sum, type) => sum + bytes[type], 0);

const navigationTable = ({ navigations }: Results) =>
  table(
    ["page", "prefetched, painted", "settled", "cold, painted", "settled"],
    navigations.map(({ page, cold, prefetched }) => [
      page.name,
      ...[prefetched.painted, prefetched.settled, cold.painted, cold.settled].map(ms),
    ]),
  );

function lighthouseSection({ lighthouse }: Results): string[] {
  if (lighthouse.length === 0) return [`Lighthouse ${LIGHTHOUSE_VERSION} could not be run.`];
  const rows = lighthouse.map(({ page, device, scores, failedAudits }) => [
    page.name,
    device,
    ...categories.map((category) => String(scores[category])),
    failedAudits.join(", ") || "–",
  ]);
  return [
    table(["page", "device", ...categories, "failed audits"], rows),
    `Lighthouse ${LIGHTHOUSE_VERSION}, one run each, its own simulated throttling.`,
  ];
}

function growthSection({ growth }: Results): string[] {
  if (!growth) return ["Skipped in this run (`--quick`)."];
  return [
    table(
      ["entries", "per added entry", "as built", "HTML", "page-data", "HTML, brotli", "page-data, brotli"],
      growth.map(({ entries, perEntry, perEntryDistinctImages, html, pageData }) => [
        count(entries),
        ...[perEntryDistinctImages, perEntry].map((bytes) => (bytes ? `${count(bytes)} B` : "–")),
        ...[html.raw, pageData.raw, html.brotliDistinctImages, pageData.brotliDistinctImages].map(kB),
      ]),
    ),
    "Per added entry: HTML and page-data together after brotli 11. The generated entries share the existing images, which " +
      "compress to nothing when repeated; so previews and URLs were made distinct before compressing, as if each entry " +
      "had its own image. „As built“ is without that.",
    table(
      ["entries", "tasks", "scripts", "layout", "styles", "tasks without scripts", "elements"],
      growth.map(({ entries, built, baseline }) => [
        count(entries),
        ...[built.tasks, built.scripts, built.layout, built.styles, baseline.tasks].map(ms),
        count(built.elements),
      ]),
    ),
    "Medians of at most three runs. Main thread time until the page is idle, 4× slower processor, fast network; tasks contain the rest.",
  ];
}
