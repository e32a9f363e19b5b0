import type { Browser } from "@playwright/test";
import { NetworkLog } from "./network-log";
import { observeLoad } from "./observe-load";
import { WITHOUT_SCRIPTS } from "./server";
import { median } from "./statistics";
import { openPhone, throttleProcessor } from "./throttled-page";
import { waitForIdle } from "./wait-for-idle";

const metrics = ["TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration"] as const;

/** What the page's main thread does until it is quiet: milliseconds at a slowed processor. Tasks contain the rest. */
export type MainThread = Record<(typeof metrics)[number], number> & {
  /** Elements in the document. */
  elements: number;
};

/** A page and its copy without scripts, by turns, medians of `runs`; the network is as fast as it can be. */
export async function measureMainThread(browser: Browser, address: string, runs: number) {
  const built: MainThread[] = [];
  const stripped: MainThread[] = [];
  for (let run = 0; run < runs; run++) {
    built.push(await load(browser, address));
    stripped.push(await load(browser, address + WITHOUT_SCRIPTS));
  }
  return { built: middle(built), stripped: middle(stripped) };
}

async function load(browser: Browser, address: string): Promise<MainThread> {
  const { page, devTools, close } = await openPhone(browser);
  await throttleProcessor(devTools);
  await page.addInitScript(observeLoad);
  const traffic = new NetworkLog(devTools);
  await devTools.send("Performance.enable");
  await page.goto(address);
  await waitForIdle(page, traffic);
  const measured = (await devTools.send("Performance.getMetrics")).metrics;
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  await close();
  const milliseconds = metrics.map((metric) => [
    metric,
    1000 * (measured.find(({ name }) => name === metric)?.value ?? 0),
  ]);
  return { ...Object.fromEntries(milliseconds), elements };
}

const middle = (runs: readonly MainThread[]): MainThread =>
  Object.fromEntries(
    ([...metrics, "elements"] as const).map((metric) => [metric, median(runs.map((run) => run[metric]))]),
  ) as MainThread;
