import type { Page } from "@playwright/test";
import type { NetworkLog } from "./network-log";

/**
 * Milliseconds without a request and without a long task after which a page counts as quiet. Gatsby begins to prefetch
 * three seconds after it has taken over, and a visitor pays for that, too.
 */
const QUIET = 4000;
const PATIENCE = 60_000;

/** Waits until the page has loaded and is quiet. `observeLoad` must run in the page. Throws after a minute. */
export async function waitForIdle(page: Page, traffic: NetworkLog): Promise<void> {
  const giveUp = Date.now() + PATIENCE;
  for (;;) {
    const sinceTask = traffic.quietFor < QUIET ? 0 : await page.evaluate(sinceLongTask);
    const left = QUIET - Math.min(traffic.quietFor, sinceTask);
    if (left <= 0) return;
    if (Date.now() > giveUp) throw new Error(`${page.url()} did not come to rest within ${PATIENCE / 1000} seconds.`);
    await page.waitForTimeout(Math.min(left, 250));
  }
}

const sinceLongTask = () =>
  performance.now() - Math.max(0, ...window.seen.tasks.map(({ start, duration }) => start + duration));
