import type { Browser } from "@playwright/test";
import { type Kind, kinds, NetworkLog } from "./network-log";
import { observeLoad } from "./observe-load";
import { type Page, pages } from "./pages";
import { WITHOUT_SCRIPTS } from "./server";
import { cumulativeLayoutShift, median, type Ratio, ratioOfMedians, totalBlockingTime } from "./statistics";
import { openPhone, throttleNetwork, throttleProcessor } from "./throttled-page";
import { waitForIdle } from "./wait-for-idle";

/** One load. Times in milliseconds, sizes in bytes as transferred. */
export interface Load {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  largest: string;
  bytes: Record<Kind, number>;
}

/** A page against its own copy without scripts: medians of all runs, and ratios. */
export interface LoadComparison {
  page: Page;
  built: Load;
  stripped: Load;
  fcpRatio: Ratio;
  lcpRatio: Ratio;
}

/** Loads each page and its copy without scripts `runs` times, by turns, so that a busy machine harms both alike. */
export async function measureLoads(
  browser: Browser,
  origin: string,
  runs: number,
  progress: (text: string) => void,
): Promise<LoadComparison[]> {
  const samples = pages.map((page) => ({ page, built: [] as Load[], stripped: [] as Load[] }));
  // The first load of a fresh browser is slower than all others.
  await load(browser, origin);
  for (let run = 0; run < runs; run++) {
    progress(`loading the pages, run ${run + 1} of ${runs}`);
    for (const { page, built, stripped } of samples) {
      const address = origin + page.path;
      const variants = [
        async () => built.push(await load(browser, address)),
        async () => stripped.push(await load(browser, address + WITHOUT_SCRIPTS)),
      ];
      for (const variant of run % 2 === 0 ? variants : variants.reverse()) await variant();
    }
  }
  return samples.map(({ page, built, stripped }) => ({
    page,
    built: summarize(built),
    stripped: summarize(stripped),
    fcpRatio: ratioOfMedians(built.map(fcp), stripped.map(fcp)),
    lcpRatio: ratioOfMedians(built.map(lcp), stripped.map(lcp)),
  }));
}

const fcp = (load: Load) => load.fcp;
const lcp = (load: Load) => load.lcp;

async function load(browser: Browser, address: string): Promise<Load> {
  const { page, devTools, close } = await openPhone(browser);
  await throttleNetwork(devTools);
  await throttleProcessor(devTools);
  await page.addInitScript(observeLoad);
  const traffic = new NetworkLog(devTools);
  await page.goto(address);
  await waitForIdle(page, traffic);
  const { shifts, tasks, ...paints } = await page.evaluate(() => window.seen);
  await close();
  if (!paints.fcp || !paints.lcp) throw new Error(`Nothing was painted at ${address}.`);
  const tbt = totalBlockingTime(tasks, paints.fcp, Number.POSITIVE_INFINITY);
  return { ...paints, cls: cumulativeLayoutShift(shifts), tbt, bytes: traffic.bytes() };
}

function summarize(loads: readonly Load[]): Load {
  const middle = (value: (load: Load) => number) => median(loads.map(value));
  return {
    fcp: middle(fcp),
    lcp: middle(lcp),
    cls: middle(({ cls }) => cls),
    tbt: middle(({ tbt }) => tbt),
    largest: [...new Set(loads.map(({ largest }) => largest))].join(", "),
    bytes: Object.fromEntries(kinds.map((kind) => [kind, middle(({ bytes }) => bytes[kind])])) as Record<Kind, number>,
  };
}
