import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession } from "@playwright/test";
import { hydrated } from "../tests/support/test";
import type { NetworkLog } from "./network-log";
import { type NavigationTimes, observeNavigation } from "./observe-navigation";
import { type BenchPage, pages } from "./pages";
import { progress } from "./progress";
import { medians } from "./statistics";
import { openPhone, throttleCpu, throttleNetwork } from "./throttled-page";

/** From the click in the menu to the new page's heading, medians. */
export interface NavigationResult {
  page: BenchPage;
  /** Nothing of the page was prefetched. */
  cold: NavigationTimes;
  /** All that the site prefetches arrived before the click. */
  prefetched: NavigationTimes;
}

/** Gatsby starts to prefetch after three seconds. */
const PREFETCH_TIMEOUT_MS = 20_000;
/** After so long without a request nothing more is prefetched. */
const PREFETCH_IDLE_MS = 1000;
/** From touching the screen to releasing it. */
const TAP_MS = 80;

/** Taps each page's link in the menu of another page `runs` times, cold and prefetched, with full throttling. */
export async function measureNavigations(browser: Browser, origin: string, runs: number): Promise<NavigationResult[]> {
  const samples = pages.map((page) => ({ page, cold: [] as NavigationTimes[], prefetched: [] as NavigationTimes[] }));
  for (let run = 0; run < runs; run++) {
    progress(`navigating between pages, run ${run + 1} of ${runs}`);
    for (const { page, cold, prefetched } of samples) {
      cold.push(await navigate(browser, origin, page, false));
      prefetched.push(await navigate(browser, origin, page, true));
    }
  }
  return samples.map(({ page, cold, prefetched }) => ({ page, cold: medians(cold), prefetched: medians(prefetched) }));
}

async function navigate(browser: Browser, origin: string, { path, name }: BenchPage, prefetch: boolean) {
  const from = path === "/" ? "/kontakty/" : "/";
  const pageData = `/page-data${path === "/" ? "/index" : path.slice(0, -1)}/page-data.json`;
  const { page, devTools, network, close } = await openPhone(browser);
  if (!prefetch) await page.addInitScript(saveData);
  await page.addInitScript(observeNavigation);
  await page.goto(origin + from, { waitUntil: "load" });
  await hydrated(page);
  if (prefetch) await waitForPrefetch(network, pageData, name);
  else if (network.find(pageData)) throw new Error(`${name} was prefetched in spite of saveData.`);
  const heading = await page.evaluate(async (path) => {
    const html = await (await fetch(path)).text();
    return new DOMParser().parseFromString(html, "text/html").querySelector("h1")?.textContent ?? "";
  }, path);
  await throttleNetwork(devTools);
  await throttleCpu(devTools);
  const times = page.evaluate((heading) => window.timeNavigation(heading), heading);
  const box = await page.locator(`nav a[href="${path}"]`).boundingBox();
  if (!box) throw new Error(`The menu does not show ${name}.`);
  await tap(devTools, box.x + box.width / 2, box.y + box.height / 2);
  const result = await times;
  await close();
  return result;
}

/** Playwright's own tap takes no time, and that of a locator runs code in the page meanwhile. */
async function tap(devTools: CDPSession, x: number, y: number): Promise<void> {
  await devTools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await sleep(TAP_MS);
  await devTools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Waits until prefetching has finished. Throws if it does not include the page. */
async function waitForPrefetch(network: NetworkLog, pageData: string, name: string): Promise<void> {
  const deadline = Date.now() + PREFETCH_TIMEOUT_MS;
  while (network.find(pageData)?.pending !== false || network.idleMs < PREFETCH_IDLE_MS) {
    if (Date.now() > deadline)
      throw new Error(`${name} was not prefetched within ${PREFETCH_TIMEOUT_MS / 1000} seconds.`);
    await sleep(100);
  }
}

/** Init script: a visitor who saves data, for whom Gatsby prefetches nothing. */
const saveData = () =>
  Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
