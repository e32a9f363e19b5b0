import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { yearPagePath } from "../src/lib/paths";
import { entrySlug } from "../src/lib/slug";
import { data } from "../tests/support/data";
import { disablePrefetch, preloadPages, waitForPrefetch } from "../tests/support/prefetch";
import { menu } from "../tests/support/screens";
import { open } from "../tests/support/test";

/** A page, and one from which a link leads to it. */
export type Link = Record<"name" | "path" | "from", string>;

const camps = data("history.json").filter(({ isCamp, year }) => isCamp && year !== "…");
camps.sort((a, b) => Number(b.year) - Number(a.year));
/** The page of a camp, 0 for the newest. */
const campPage = (index: number) => ({
  name: camps[index]?.year ?? "",
  path: yearPagePath(entrySlug(camps[index] ?? {})),
});

/** The five pages, and that of a year by its card. */
export const pages: Link[] = [
  ...menu.map(([name, path]) => ({ name, path, from: path === "/" ? "/kontakty/" : "/" })),
  { ...campPage(1), from: "/historie/" },
];
/** From there to the years before and after. */
export const neighbours: Link[] = [2, 0].map((index) => ({ ...campPage(index), from: campPage(1).path }));

/** Lighthouse's phone, and its slow 4G without the correction for connections that Lighthouse makes to load pages. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const TAP_MS = 80; // From touching the screen to releasing it.
/** Of the browser; TypeScript's library lacks it. */
declare const scheduler: { postTask(task: () => void, options: { priority: "user-blocking" }): void };

/**
 * Milliseconds from a tap until the next page's heading has been painted, for so many taps. Prefetched: all that the site
 * prefetches has arrived before; otherwise nothing, because the visitor saves data.
 */
export async function measureClicks(browser: Browser, origin: string, link: Link, prefetched: boolean, taps = 1) {
  // Each in a page of its own; all wait at the same time, which takes seconds.
  const opened = Array.from({ length: taps }, async () => {
    const page = await browser.newPage({ ...phone, baseURL: origin });
    if (!prefetched) await disablePrefetch(page);
    await open(page, link.from);
    if (prefetched) await waitForPrefetch(page);
    // The link of a card prefetches on touch, one in view soon.
    if (prefetched) await preloadPages(page, [link.path]);
    return page;
  });
  const times: number[] = [];
  for (const page of await Promise.all(opened)) times.push(await measureClick(page, link.path));
  return times;
}

async function measureClick(page: Page, path: string): Promise<number> {
  const target = page.locator(`:is(nav, main) a[href="${path}"]`).first();
  await target.scrollIntoViewIfNeeded();
  const html = await (await page.request.get(path)).text();
  const painted = page.evaluate(timeUntilHeading, html);
  const devTools = await slowDown(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  // Playwright's own tap takes no time, and that of a locator runs code in the page meanwhile.
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devTools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await sleep(TAP_MS);
  await devTools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return painted.finally(() => page.close());
}

/** Gives a page slow 4G and a processor slowed four times. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.emulateNetworkConditions", slow4G);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return devTools;
}

/** Runs in the page: milliseconds from the next click until the heading of a page with this HTML has been painted. */
const timeUntilHeading = (html: string) =>
  new Promise<number>((resolve, reject) => {
    const heading = new DOMParser().parseFromString(html, "text/html").querySelector("h1")?.textContent;
    const tap = { time: 0 };
    document.addEventListener("click", ({ timeStamp: time }) => Object.assign(tap, { time }), { capture: true });
    new MutationObserver((_, observer) => {
      if (!tap.time || document.querySelector("h1")?.textContent !== heading) return;
      observer.disconnect();
      // The next frame paints the heading; a task of this priority is next, before React's effects of the same commit.
      requestAnimationFrame(() =>
        scheduler.postTask(() => resolve(performance.now() - tap.time), { priority: "user-blocking" }),
      );
    }).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
    setTimeout(() => reject(new Error(`No heading „${heading}“ within 30 seconds.`)), 30_000);
  });
