import type { Browser } from "@playwright/test";
import { median, sum } from "simple-statistics";
import { type Link, measureClicks, neighbours, pages } from "./clicks";
import { type Load, load, scores } from "./lighthouse";
import { fixed, kB, medianAndSlowest, ms, ratio, type Step, spread, table } from "./report";
import { copyWithoutScripts, serveSite } from "./server";

/** Targets of prefetched clicks. */
const [CLICK_MS, SLOWEST_CLICK_MS] = [100, 160];
/** A click ends with a frame: one tap a run made the median of one benchmark 13 % higher than that of the next. */
const [RUNS, TAPS] = [6, 5];
const RESOURCE_TYPES = ["Document", "Script", "XHR", "Font", "Image", "Prefetched"];

/** Loads of a page as built and without scripts, by turns; clicks in milliseconds; scores on phone and desktop. */
type Result = Link &
  Record<"built" | "baseline", Load[]> &
  Record<"prefetched" | "cold", number[]> & { scores: string[] };

/** Measures the built site. Returns all tables, and the one for docs/performance.md and the README. */
export async function measureSite(browser: Browser, step: Step): Promise<[string, string]> {
  const results = [...pages, ...neighbours].map(
    (link): Result => ({ ...link, built: [], baseline: [], prefetched: [], cold: [], scores: [] }),
  );
  const pageResults = results.slice(0, pages.length);
  const [origin, baselineOrigin] = [await serveSite("public"), await serveSite(await copyWithoutScripts(pages))];
  // The first load in a new browser is slower than all others.
  await load(origin);
  for (let run = 0; run < RUNS; run++) {
    for (const { name, path, built, baseline } of pageResults) {
      step(`run ${run + 1} of ${RUNS}: loading ${name}`);
      for (const loads of run % 2 ? [baseline, built] : [built, baseline])
        loads.push(await load((loads === built ? origin : baselineOrigin) + path));
    }
    for (const link of results) {
      step(`run ${run + 1} of ${RUNS}: from ${link.from} to ${link.name}`);
      link.prefetched.push(...(await measureClicks(browser, origin, link, true, TAPS)));
      link.cold.push(...(await measureClicks(browser, origin, link, false)));
    }
  }
  for (const page of pageResults) {
    step(`Lighthouse: ${page.name}`);
    page.scores = await scores(origin + page.path);
  }
  const tables = [table(pageResults.map(paints)), table(results.map(clicks)), table(pageResults.map(bytes))];
  return [tables.join("\n\n"), table(pageResults.map(summary))];
}

const times = (loads: readonly Load[], metric: "fcp" | "lcp" | "tbt" | "cls") => loads.map((load) => load[metric]);
const ratios = ({ built, baseline }: Result) => ({
  "FCP ratio": ratio(times(built, "fcp"), times(baseline, "fcp")),
  "LCP ratio": ratio(times(built, "lcp"), times(baseline, "lcp")),
});
const paints = (result: Result) => ({
  page: result.name,
  ...ratios(result),
  TBT: spread(times(result.built, "tbt"), ms),
  CLS: spread(times(result.built, "cls"), fixed),
  FCP: spread(times(result.built, "fcp"), ms),
  "FCP without": spread(times(result.baseline, "fcp"), ms),
  LCP: spread(times(result.built, "lcp"), ms),
  "LCP without": spread(times(result.baseline, "lcp"), ms),
});
const clicks = ({ name, from, prefetched, cold }: Result) => ({
  page: name,
  from,
  click: spread(prefetched, ms),
  "cold click": spread(cold, ms),
});

function bytes({ name, built, baseline }: Result) {
  const total = ({ bytes }: Load) => sum([...bytes].map(([type, size]) => (type === "Prefetched" ? 0 : size)));
  const ofType = (type: string) => kB(median(built.map(({ bytes }) => bytes.get(type) ?? 0)));
  const sums = { "as built": spread(built.map(total), kB), "without scripts": spread(baseline.map(total), kB) };
  return { page: name, ...sums, ...Object.fromEntries(RESOURCE_TYPES.map((type) => [type, ofType(type)])) };
}

function summary(result: Result) {
  const [phone = "", desktop = ""] = result.scores;
  const click = { "click (slowest)": medianAndSlowest(result.prefetched, CLICK_MS, SLOWEST_CLICK_MS) };
  return { page: result.name, ...ratios(result), ...click, "Lighthouse phone": phone, desktop };
}
