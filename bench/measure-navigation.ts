import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession, Page as Tab } from "@playwright/test";
import { hydrated } from "../tests/support/browser";
import { NetworkLog } from "./network-log";
import { type Arrival, observeNavigation } from "./observe-navigation";
import { type Page, pages } from "./pages";
import { median } from "./statistics";
import { openPhone, throttleNetwork, throttleProcessor } from "./throttled-page";

/** From the click in the menu to the new page's heading, medians in milliseconds. */
export interface Navigation {
  page: Page;
  /** Nothing of the page has been fetched before the click, which may happen to whoever clicks at once. */
  cold: Arrival;
  /** What the site fetches ahead has come before the click. */
  prefetched: Arrival;
}

/** Milliseconds that a site may take to prefetch what its menu leads to; Gatsby starts after three seconds. */
const PREFETCH_PATIENCE = 20_000;

/** Milliseconds from touching the screen to letting go. */
const FINGER_RESTS = 80;

/** Taps the menu's link to each page `runs` times, cold and prefetched, from another page, with all throttling on. */
export async function measureNavigations(
  browser: Browser,
  origin: string,
  runs: number,
  progress: (text: string) => void,
): Promise<Navigation[]> {
  const samples = pages.map((page) => ({ page, cold: [] as Arrival[], prefetched: [] as Arrival[] }));
  for (let run = 0; run < runs; run++) {
    progress(`moving between pages, run ${run + 1} of ${runs}`);
    for (const { page, cold, prefetched } of samples) {
      cold.push(await navigate(browser, origin, page, false));
      prefetched.push(await navigate(browser, origin, page, true));
    }
  }
  return samples.map(({ page, cold, prefetched }) => ({ page, cold: middle(cold), prefetched: middle(prefetched) }));
}

const middle = (arrivals: readonly Arrival[]): Arrival => ({
  painted: median(arrivals.map(({ painted }) => painted)),
  settled: median(arrivals.map(({ settled }) => settled)),
});

async function navigate(browser: Browser, origin: string, { path, name }: Page, ahead: boolean): Promise<Arrival> {
  const from = path === "/" ? "/kontakty/" : "/";
  const pageData = `/page-data${path === "/" ? "/index" : path.slice(0, -1)}/page-data.json`;
  const { page, devTools, close } = await openPhone(browser);
  const traffic = new NetworkLog(devTools);
  if (!ahead) await page.addInitScript(saveData);
  await page.addInitScript(observeNavigation);
  await page.goto(origin + from, { waitUntil: "load" });
  await hydrated(page);
  if (ahead) await untilPrefetched(traffic, pageData, name);
  else if (traffic.asked(pageData)) throw new Error(`${name} was prefetched although the visitor saves data.`);
  const heading = await headingOf(page, path);
  await throttleNetwork(devTools);
  await throttleProcessor(devTools);
  const arrival = page.evaluate((heading) => window.arrivalAt(heading), heading);
  const place = await page.locator(`nav a[href="${path}"]`).boundingBox();
  if (!place) throw new Error(`The menu does not show ${name}.`);
  await tap(devTools, place.x + place.width / 2, place.y + place.height / 2);
  const result = await arrival;
  await close();
  return result;
}

/** As a finger does. Playwright's own tap takes no time, and that of a locator runs code in the page meanwhile. */
async function tap(devTools: CDPSession, x: number, y: number): Promise<void> {
  await devTools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await setTimeout(FINGER_RESTS);
  await devTools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Waits for what the site fetches ahead, and for what that draws after it. Throws if the page is not among it. */
async function untilPrefetched(traffic: NetworkLog, pageData: string, name: string): Promise<void> {
  const giveUp = Date.now() + PREFETCH_PATIENCE;
  while (!traffic.has(pageData) || traffic.quietFor < 1000) {
    if (Date.now() > giveUp)
      throw new Error(
        `${name} was not prefetched within ${PREFETCH_PATIENCE / 1000} seconds, though the menu shows it.`,
      );
    await setTimeout(100);
  }
}

/** The first heading of a page as it was built. */
const headingOf = (page: Tab, path: string) =>
  page.evaluate(async (path) => {
    const html = await (await fetch(path)).text();
    return new DOMParser().parseFromString(html, "text/html").querySelector("h1")?.textContent ?? "";
  }, path);

/** In the page: the visitor saves data, so that nothing is fetched ahead. */
function saveData() {
  Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
}
