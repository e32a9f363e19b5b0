import type { Browser } from "@playwright/test";
import type { ResourceType } from "./network-log";
import { observeLoad } from "./observe-load";
import { type BenchPage, pages } from "./pages";
import { progress } from "./progress";
import { WITHOUT_SCRIPTS } from "./server";
import { cumulativeLayoutShift, medians, type Ratio, ratioOfMedians, totalBlockingTime } from "./statistics";
import { openPhone, throttleCpu, throttleNetwork } from "./throttled-page";
import { waitForIdle } from "./wait-for-idle";

/** One load, or the medians of several. Times in milliseconds, sizes in bytes as transferred. */
export interface Load {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  lcpElement: string;
  bytes: Record<ResourceType, number>;
}

/** A page compared with its own copy without scripts, the baseline. */
export interface LoadComparison {
  page: BenchPage;
  built: Load;
  baseline: Load;
  fcpRatio: Ratio;
  lcpRatio: Ratio;
}

/** Loads each page and its baseline `runs` times, alternately, so that a busy machine affects both alike. */
export async function measureLoads(browser: Browser, origin: string, runs: number): Promise<LoadComparison[]> {
  const samples = pages.map((page) => ({ page, built: [] as Load[], baseline: [] as Load[] }));
  // The first load in a new browser is slower than all others.
  await load(browser, origin);
  for (let run = 0; run < runs; run++) {
    progress(`loading the pages, run ${run + 1} of ${runs}`);
    for (const { page, built, baseline } of samples) {
      const url = origin + page.path;
      const variants = [
        async () => built.push(await load(browser, url)),
        async () => baseline.push(await load(browser, url + WITHOUT_SCRIPTS)),
      ];
      for (const variant of run % 2 === 0 ? variants : variants.reverse()) await variant();
    }
  }
  return samples.map(({ page, built, baseline }) => {
    const ratio = (metric: "fcp" | "lcp") =>
      ratioOfMedians(
        built.map((load) => load[metric]),
        baseline.map((load) => load[metric]),
      );
    return {
      page,
      built: medianLoad(built),
      baseline: medianLoad(baseline),
      fcpRatio: ratio("fcp"),
      lcpRatio: ratio("lcp"),
    };
  });
}

async function load(browser: Browser, url: string): Promise<Load> {
  const phone = await openPhone(browser);
  await throttleNetwork(phone.devTools);
  await throttleCpu(phone.devTools);
  await phone.page.addInitScript(observeLoad);
  await phone.page.goto(url);
  await waitForIdle(phone);
  const { shifts, tasks, ...paints } = await phone.page.evaluate(() => window.observed);
  await phone.close();
  if (!paints.fcp || !paints.lcp) throw new Error(`Nothing was painted at ${url}.`);
  const tbt = totalBlockingTime(tasks, paints.fcp);
  return { ...paints, cls: cumulativeLayoutShift(shifts), tbt, bytes: phone.network.bytes() };
}

const medianLoad = (loads: readonly Load[]): Load => ({
  ...medians(loads.map(({ fcp, lcp, cls, tbt }) => ({ fcp, lcp, cls, tbt }))),
  lcpElement: [...new Set(loads.map(({ lcpElement }) => lcpElement))].join(", "),
  bytes: medians(loads.map(({ bytes }) => bytes)),
});
