import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { writeHistory } from "../tests/support/long-history";
import { ProjectCopy } from "../tests/support/project-copy";
import { type Link, measureClicks, pages, phone, slowDown } from "./clicks";
import { readProcesses, withDescendants } from "./other-processes";
import { kB, medianAndSlowest, ms, type Step, spread, sum, table, timed } from "./report";
import { serveSite } from "./server";

const COUNTS = [50, 500, 2000];
const [RUNS, SETTLE_MS] = [5, 10_000];
const [ENTRY_BYTES, CLICK_MS, TASK_MS, WARM_BUILD_MS] = [500, 200, 200, 30_000];
const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`;
const historie = pages.find(({ path }) => path === "/historie/") as Link;

/** Milliseconds. */
type Load = Record<"styleAndLayout" | "longestTask", number>;

/** Builds copies of the site with many history entries, measures the builds and the history page, and returns the table. */
export async function measureGrowth(browser: Browser, step: Step): Promise<[string]> {
  const rows: Record<string, string>[] = [];
  for (const count of COUNTS) {
    const copy = new ProjectCopy();
    try {
      step(`${count} entries: drawing their pictures, then building`);
      await writeHistory(copy, count, count / 50);
      const cold = await build(copy);
      const size = (file: string) => statSync(copy.path(`public/${file}.br`)).size;
      const [html, pageData] = [size("historie/index.html"), size("page-data/historie/page-data.json")];
      const origin = await serveSite(copy.path("public"));
      const loads: Load[] = [];
      for (let run = 0; run < RUNS; run++) loads.push(await load(browser, origin + historie.path));
      const clicks = await measureClicks(browser, origin, historie, true, RUNS);
      step(`${count} entries: building with one more`);
      await writeHistory(copy, count + 1, count / 50, count);
      const warm = await build(copy);
      const durations = (part: keyof Load) => loads.map((load) => load[part]);
      rows.push({
        entries: String(count),
        "HTML with data": kB(html),
        "per entry": timed(html / count, ENTRY_BYTES, (bytes) => `${Math.round(bytes)} B`),
        "data for a click": kB(pageData),
        "click (slowest)": medianAndSlowest(clicks, CLICK_MS),
        "style and layout": spread(durations("styleAndLayout"), ms),
        "longest task (of all)": medianAndSlowest(durations("longestTask"), TASK_MS, TASK_MS),
        "cold build": `${seconds(cold.time)}, ${cold.memory}`,
        "one entry added": `${timed(warm.time, WARM_BUILD_MS, seconds)}, ${warm.memory}`,
      });
    } finally {
      copy.remove();
    }
  }
  return [table(rows)];
}

/**
 * Loads a page on the phone and waits ten seconds: milliseconds of style and layout, and of the longest task. Not by
 * Lighthouse, for which the browser decodes the whole HTML twice when it has arrived, in one task.
 */
async function load(browser: Browser, url: string): Promise<Load> {
  const page = await browser.newPage(phone);
  const devTools = await slowDown(page);
  await devTools.send("Performance.enable");
  await page.goto(url);
  await sleep(SETTLE_MS);
  const { metrics } = await devTools.send("Performance.getMetrics");
  const parts = metrics.filter(({ name }) => ["LayoutDuration", "RecalcStyleDuration"].includes(name));
  const longestTask = await page.evaluate(timeOfLongestTask).finally(() => page.close());
  return { longestTask, styleAndLayout: sum(parts.map(({ value }) => value * 1000)) };
}

/** Runs in the page: the duration of the longest task so far, 0 if none took 50 ms. */
const timeOfLongestTask = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((tasks) =>
      resolve(Math.max(...tasks.getEntries().map(({ duration }) => duration))),
    ).observe({ type: "longtask", buffered: true });
    setTimeout(resolve, 1000, 0);
  });

/** Builds the copy. Returns the time in milliseconds and the most memory that its processes had together. */
async function build(copy: ProjectCopy): Promise<{ time: number; memory: string }> {
  const started = performance.now();
  const options = [resolve("node_modules/gatsby/cli.js"), "build", "--prefix-paths"];
  const child = spawn(process.execPath, options, { cwd: copy.root });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => output.push(String(text)));
  let peak = 0;
  const poll = setInterval(() => {
    const processes = readProcesses();
    const sizes = [...withDescendants(processes, [child.pid ?? 0])].map((pid) => processes.get(pid)?.memoryBytes ?? 0);
    peak = Math.max(peak, sum(sizes));
  }, 1000);
  const [code] = await once(child, "close").finally(() => clearInterval(poll));
  if (code !== 0) throw new Error(`A build of the copy failed:\n${output.join("")}`);
  return { time: performance.now() - started, memory: `${(peak / 1e9).toFixed(1)} GB` };
}
