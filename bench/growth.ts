import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { sum } from "simple-statistics";
import { writeHistory } from "../tests/support/long-history";
import { ProjectCopy } from "../tests/support/project-copy";
import { type Link, measureClicks, pages, phone, slowDown } from "./clicks";
import { readProcesses, withDescendants } from "./other-processes";
import { kB, medianAndSlowest, ms, type Step, spread, table, timed } from "./report";
import { serveSite } from "./server";

const COUNTS = [50, 500, 2000];
const [RUNS, SETTLE_MS] = [5, 10_000];
const [ENTRY_BYTES, CLICK_MS, TASK_MS, WARM_BUILD_MS] = [500, 200, 200, 30_000];
const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`;
const historie = pages.find(({ path }) => path === "/historie/") as Link;

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
      const loads = [];
      for (let run = 0; run < RUNS; run++) loads.push(await load(browser, origin + historie.path));
      const styleAndLayout = loads.map((measured) => measured.styleAndLayout);
      const longestTasks = loads.map((measured) => measured.longestTask);
      const clicks = await measureClicks(browser, origin, historie, true, RUNS);
      const addEntry = (number: number) => writeHistory(copy, count + number, count / 50, count + number - 1);
      step(`${count} entries: building with one more, then with another`);
      await addEntry(1);
      const first = await build(copy);
      await addEntry(2);
      const second = await build(copy);
      rows.push({
        entries: String(count),
        "HTML with data": kB(html),
        "per entry": timed(html / count, ENTRY_BYTES, (bytes) => `${Math.round(bytes)} B`),
        "data for a click": kB(pageData),
        "click (slowest)": medianAndSlowest(clicks, CLICK_MS),
        "style and layout": spread(styleAndLayout, ms),
        "longest task (of all)": medianAndSlowest(longestTasks, TASK_MS, TASK_MS),
        "cold build": `${seconds(cold.time)}, ${cold.memory}`,
        "one entry added": `${timed(first.time, WARM_BUILD_MS, seconds)}, ${first.memory}`,
        "another one": `${timed(second.time, WARM_BUILD_MS, seconds)}, ${second.memory}`,
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
async function load(browser: Browser, url: string) {
  const page = await browser.newPage(phone);
  const devTools = await slowDown(page);
  await devTools.send("Performance.enable");
  await page.goto(url);
  await sleep(SETTLE_MS);
  const { metrics } = await devTools.send("Performance.getMetrics");
  const parts = metrics.filter(({ name }) => ["LayoutDuration", "RecalcStyleDuration"].includes(name));
  // Tasks of less than 50 ms are no entries.
  const longestTask = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "longtask", buffered: true });
    return Math.max(0, ...observer.takeRecords().map(({ duration }) => duration));
  });
  await page.close();
  return { longestTask, styleAndLayout: sum(parts.map(({ value }) => value * 1000)) };
}

/** Builds the copy. Returns the time in milliseconds and the most memory that its processes had together. */
async function build(copy: ProjectCopy): Promise<{ time: number; memory: string }> {
  const started = performance.now();
  const command = ["node_modules/gatsby/cli.js", "build", "--prefix-paths"];
  // Without Gatsby's animations.
  const env = { ...process.env, CI: "true" };
  const child = spawn(process.execPath, command, { cwd: copy.root, stdio: "inherit", env });
  let peak = 0;
  const poll = setInterval(() => {
    const processes = readProcesses();
    const sizes = [...withDescendants(processes, [child.pid ?? 0])].map((pid) => processes.get(pid)?.memoryBytes ?? 0);
    peak = Math.max(peak, sum(sizes));
  }, 1000);
  const [code] = await once(child, "close").finally(() => clearInterval(poll));
  if (code !== 0) throw new Error("A build of the copy failed.");
  return { time: performance.now() - started, memory: `${(peak / 1e9).toFixed(1)} GB` };
}
