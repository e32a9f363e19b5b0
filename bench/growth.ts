import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { data } from "../tests/support/data";
import { ProjectCopy } from "../tests/support/project-copy";
import { generateEntries, makeImagesDistinct } from "./growth-content";
import { observeLoad } from "./observe-load";
import { progress } from "./progress";
import { serveSite, WITHOUT_SCRIPTS } from "./server";
import { medians } from "./statistics";
import { openPhone, throttleCpu } from "./throttled-page";
import { waitForIdle } from "./wait-for-idle";

const ENTRY_COUNTS = [50, 500, 2000];

/** The history page with a number of entries. Sizes in bytes. */
export interface Growth {
  entries: number;
  html: PageSize;
  pageData: PageSize;
  /** HTML and page-data after brotli, per entry added since the previous count; 0 for the first count. */
  perEntry: number;
  /** The same with distinct images, which is what real entries have. */
  perEntryDistinctImages: number;
  built: MainThread;
  baseline: MainThread;
}
/** Main thread time until the page is idle, in milliseconds with a throttled processor, and the number of elements. */
type MainThread = Record<"tasks" | "scripts" | "layout" | "styles" | "elements", number>;
type PageSize = Record<"raw" | "brotli" | "brotliDistinctImages", number>;

/** Builds a copy of the site with 50, 500 and 2,000 history entries and measures each `runs` times. */
export async function measureGrowth(browser: Browser, runs: number): Promise<Growth[]> {
  const copy = new ProjectCopy();
  try {
    const growth: Growth[] = [];
    for (const entries of ENTRY_COUNTS) {
      progress(`building with ${entries} history entries`);
      build(copy, entries);
      progress(`loading ${entries} history entries, ${runs} runs`);
      growth.push(await measure(browser, copy, entries, runs, growth.at(-1)));
    }
    return growth;
  } finally {
    copy.remove();
  }
}

function build(copy: ProjectCopy, entries: number): void {
  copy.change("data/history.json", () => generateEntries(data("history.json"), entries));
  const { status, stdout, stderr } = copy.build({ GATSBY_TELEMETRY_DISABLED: "1" });
  if (status === 0) return;
  const output = stdout + stderr;
  const error = output.slice(Math.max(0, output.indexOf("ERROR"))).split("\n", 20);
  throw new Error(`The build with ${entries} history entries failed:\n${error.join("\n")}`);
}

async function measure(
  browser: Browser,
  copy: ProjectCopy,
  entries: number,
  runs: number,
  previous: Growth | undefined,
): Promise<Growth> {
  const html = await measureSize(copy.path("public/historie/index.html"));
  const pageData = await measureSize(copy.path("public/page-data/historie/page-data.json"));
  const perEntry = (size: keyof PageSize) =>
    previous
      ? (html[size] + pageData[size] - previous.html[size] - previous.pageData[size]) / (entries - previous.entries)
      : 0;
  const server = await serveSite(copy.path("public"));
  try {
    return {
      entries,
      html,
      pageData,
      perEntry: perEntry("brotli"),
      perEntryDistinctImages: perEntry("brotliDistinctImages"),
      ...(await measureMainThread(browser, `${server.origin}/historie/`, runs)),
    };
  } finally {
    server.close();
  }
}

async function measureSize(file: string): Promise<PageSize> {
  const raw = readFileSync(file);
  const brotli = brotliCompressSync(raw);
  const distinct = brotliCompressSync(Buffer.from(makeImagesDistinct(raw.toString("utf8"))));
  return { raw: raw.length, brotli: brotli.length, brotliDistinctImages: distinct.length };
}

/** A page and its copy without scripts, loaded alternately without network throttling. */
async function measureMainThread(browser: Browser, url: string, runs: number) {
  const built: MainThread[] = [];
  const baseline: MainThread[] = [];
  for (let run = 0; run < runs; run++) {
    built.push(await load(browser, url));
    baseline.push(await load(browser, url + WITHOUT_SCRIPTS));
  }
  return { built: medians(built), baseline: medians(baseline) };
}

async function load(browser: Browser, url: string): Promise<MainThread> {
  const phone = await openPhone(browser);
  await throttleCpu(phone.devTools);
  await phone.page.addInitScript(observeLoad);
  await phone.devTools.send("Performance.enable");
  await phone.page.goto(url);
  await waitForIdle(phone);
  const { metrics } = await phone.devTools.send("Performance.getMetrics");
  const elements = await phone.page.evaluate(() => document.querySelectorAll("*").length);
  await phone.close();
  const time = (metric: string) => 1000 * (metrics.find(({ name }) => name === metric)?.value ?? 0);
  return {
    tasks: time("TaskDuration"),
    scripts: time("ScriptDuration"),
    layout: time("LayoutDuration"),
    styles: time("RecalcStyleDuration"),
    elements,
  };
}
