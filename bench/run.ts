import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import sirv from "sirv";
import { launchOptions } from "../tests/support/find-chromium";
import { readHeaderRules } from "../tests/support/header-rules";

const RUNS = 9;
/** Seconds from the load event until the tap. */
const DELAYS = [1, 2, 4, 10];
const SUMMARY_DELAY = 2;
/** The phone and the slow 4G connection that Lighthouse simulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Milliseconds before a tap for reading the paints and finding the link, and milliseconds between touch and release. */
const [PREPARE_MS, TOUCH_MS] = [400, 80];
/** The port at which Lighthouse reaches the browser. It is below the range from which systems assign free ports. */
const PORT = 20_000 + Math.floor(Math.random() * 10_000);

const years = readdirSync("public/historie").filter((name) => /^\d{4}$/.test(name));
const [, year, older] = years.sort().reverse() as [string, string, string];
/** The links to tap: to each page of the menu, from a card to the page of its year, and from there to the next older year. */
const links = [
  { name: "Úvod", from: "/kontakty/", to: "/" },
  { name: "Letos", from: "/", to: "/letos/" },
  { name: "Historie", from: "/letos/", to: "/historie/" },
  { name: "Soubory", from: "/historie/", to: "/soubory/" },
  { name: "Kontakty", from: "/soubory/", to: "/kontakty/" },
  { name: year, from: "/historie/", to: `/historie/${year}/` },
  { name: older, from: `/historie/${year}/`, to: `/historie/${older}/` },
];
type Link = (typeof links)[number];

/** Milliseconds, for CLS the sum of shifts. A key is a URL with a metric or a delay: „http://127.0.0.1:4000/letos/ LCP“. */
const measured = new Map<string, number[]>();
const sorted = (key: string) => (measured.get(key) ?? []).sort((a, b) => a - b);
const add = (key: string, value: number) => measured.set(key, [...sorted(key), value]);

/** The HTML without script elements and their preloads. <noscript> stays inert, because scripting is still enabled. */
const stripScripts = (html: string) =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="(script|fetch)"[^>]*>/g, "");

/** Serves a copy of a build with brotli and its `_headers`. `change` may change the text of the files. Returns the origin. */
async function serve(folder: string, change = (text: string) => text): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), "bench-"));
  process.on("exit", () => rmSync(copy, { recursive: true }));
  cpSync(folder, copy, { recursive: true });
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(css|html|ics|js|json|svg|txt|webmanifest|xml)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = change(readFileSync(file, "utf8"));
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  }
  const headersOf = readHeaderRules(copy);
  const setHeaders = (response: ServerResponse, path: string) => response.setHeaders(new Map(headersOf(path)));
  const server = createServer(sirv(copy, { brotli: true, etag: true, setHeaders }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Opens the page `from` on the slow phone and measures its paints. Then taps the link, `delay` seconds after the load event,
 * and measures the time from the end of the tap until the next heading is painted. Only one page is open at a time, because a
 * throttled page keeps a core busy.
 */
async function visit(browser: Browser, origin: string, { from, to }: Link, delay: number): Promise<void> {
  const page = await browser.newPage(PHONE);
  await page.addInitScript(reportPaint);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(origin + from);
  const due = performance.now() + delay * 1000;
  await sleep(delay * 1000 - PREPARE_MS);
  for (const [metric, value] of Object.entries(await page.evaluate(readPaints)))
    add(`${origin}${from} ${metric}`, value);
  const link = page.locator(`:is(nav, main) a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const painted = page.waitForEvent("console", (message) => message.text().startsWith("painted"));
  await sleep(due - performance.now());
  // Playwright's own tap has no duration. The tap of a finger has one.
  await devTools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await sleep(TOUCH_MS);
  await devTools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  add(`${origin}${to} ${delay} s`, Number((await painted).text().split(" ")[1]));
  await page.close();
}

// TypeScript's DOM types lack `scheduler`. Delete when they have it.
declare const scheduler: { postTask(task: () => void, options: { priority: "user-blocking" }): Promise<void> };

/** Runs first in each document, because a tap may load a new document. Reports when another heading has been painted. */
function reportPaint() {
  addEventListener(
    "click",
    (tap) => {
      sessionStorage.setItem("tap", `${performance.timeOrigin + tap.timeStamp}`);
      sessionStorage.setItem("heading", `${document.querySelector("h1")?.textContent}`);
    },
    true,
  );
  new MutationObserver(async (_, observer) => {
    const tap = Number(sessionStorage.getItem("tap"));
    const heading = document.querySelector("h1")?.textContent;
    if (!tap || !heading || heading === sessionStorage.getItem("heading")) return;
    observer.disconnect();
    // The next frame paints the heading. This task runs right after that frame, before the effects of React's commit.
    await new Promise(requestAnimationFrame);
    await scheduler.postTask(() => {}, { priority: "user-blocking" });
    console.debug("painted", performance.timeOrigin + performance.now() - tap);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

function readPaints() {
  const observer = new PerformanceObserver(() => {});
  for (const type of ["paint", "largest-contentful-paint", "layout-shift"]) observer.observe({ type, buffered: true });
  const entries = observer.takeRecords() as (PerformanceEntry & { value?: number })[];
  return {
    FCP: entries.find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN,
    LCP: entries.findLast(({ entryType }) => entryType === "largest-contentful-paint")?.startTime ?? Number.NaN,
    CLS: entries.reduce((sum, { value = 0 }) => sum + value, 0),
  };
}

/**
 * The four scores that Lighthouse gives a page, for example „100/100/100/100“, once as a phone and once as a desktop, both with
 * simulated throttling.
 */
async function scores(url: string): Promise<Record<string, string>> {
  const { default: lighthouse, desktopConfig } = await import("lighthouse");
  const run = async (config?: typeof desktopConfig) => {
    const result = await lighthouse(url, { port: PORT, logLevel: "error" }, config);
    const categories = Object.values(result?.lhr.categories ?? {});
    return categories.map(({ score }) => (score === null ? "?" : Math.round(score * 100))).join("/");
  };
  return { "Lighthouse phone": await run(), desktop: await run(desktopConfig) };
}

const median = (key: string) => sorted(key)[Math.floor(sorted(key).length / 2)] ?? Number.NaN;
const ratio = (key: string, baseline: string) => (median(key) / median(baseline)).toFixed(2);

/** Median, smallest and largest value. If a baseline was measured, also the ratio of both medians and its values. */
function cell(key: string, baseline = ""): string {
  if (!measured.has(key)) return "";
  const values = sorted(key).map((value) => value.toFixed(key.endsWith("CLS") ? 2 : 0));
  const spread = `${values[Math.floor(values.length / 2)]} (${values[0]}–${values.at(-1)})`;
  return median(baseline) > 0 ? `${spread}; ${ratio(key, baseline)} of ${cell(baseline)}` : spread;
}

/** A Markdown table, all columns but the first aligned to the right. */
function table(rows: Record<string, string>[]): string {
  const head = Object.keys(rows[0] ?? {});
  const rule = head.map((_, column) => (column ? "--:" : "---"));
  return [head, rule, ...rows.map((row) => Object.values(row))].map((cells) => `|${cells.join("|")}|`).join("\n");
}

/** Measures in turn `public/`, a copy without scripts and, if given, another build. Then writes the tables. */
async function bench(otherFolder?: string): Promise<void> {
  const loadAtStart = loadavg()[0];
  const [built, bare] = [await serve("public"), await serve("public", stripScripts)];
  const other = otherFolder ? await serve(otherFolder) : "";
  const { args, ...options } = launchOptions();
  await using browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${PORT}`] });
  for (let run = 1; run <= RUNS; run++)
    for (const delay of DELAYS) {
      console.log(`run ${run} of ${RUNS}, taps ${delay} s after the load event`);
      const origins = [built, bare, other].filter((origin) => origin && (origin !== bare || delay === SUMMARY_DELAY));
      if (run % 2 === 0) origins.reverse();
      for (const link of links) for (const origin of origins) await visit(browser, origin, link, delay);
    }

  const results = (metrics: string[], baseline: string) => {
    const row = (to: string) =>
      metrics.map((name) => [name, cell(`${built}${to} ${name}`, `${baseline}${to} ${name}`)]);
    const rows = links.filter(({ to }) => measured.has(`${built}${to} ${metrics[0]}`));
    return table(rows.map(({ name, to }) => ({ page: name, ...Object.fromEntries(row(to)) })));
  };
  const summary = [];
  for (const { name, to } of links.slice(0, -1)) {
    const LCP = ratio(`${built}${to} LCP`, `${bare}${to} LCP`);
    const click = cell(`${built}${to} ${SUMMARY_DELAY} s`);
    summary.push({ page: name, "LCP ratio": LCP, "click, ms": click, ...(await scores(built + to)) });
  }
  const conditions = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}, Node.js ${process.versions.node},
Chromium ${browser.version()}. Load average ${loadAtStart} at the start, ${loadavg()[0]} at the end.`;
  const clicks = DELAYS.map((delay) => `${delay} s`);
  for (const [file, ...parts] of [
    ["bench/results.md", results(["FCP", "LCP"], bare), results([...clicks, "LCP", "CLS"], other), conditions],
    ["docs/performance.md", table(summary), conditions],
  ] as const) {
    const [before, , after] = readFileSync(file, "utf8").split(/(?<=<!-- bench:start -->)|(?=<!-- bench:end -->)/);
    writeFileSync(file, [before, ...parts, after].join("\n\n"));
  }
}

bench(process.argv[2]);
