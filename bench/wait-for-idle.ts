import type { Phone } from "./throttled-page";

/** Without a request and a long task for so long, a page is idle. Gatsby starts to prefetch 3 s after hydration. */
const IDLE_MS = 4000;
const TIMEOUT_MS = 60_000;
const POLL_MS = 250;

/** Waits until the page is idle; prefetching counts as activity. Needs `observeLoad` in the page. Throws after a minute. */
export async function waitForIdle({ page, network }: Phone): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const sinceTask = network.idleMs < IDLE_MS ? 0 : await page.evaluate(sinceLongTask);
    const left = IDLE_MS - Math.min(network.idleMs, sinceTask);
    if (left <= 0) return;
    if (Date.now() > deadline) throw new Error(`${page.url()} was not idle within ${TIMEOUT_MS / 1000} seconds.`);
    await page.waitForTimeout(Math.min(left, POLL_MS));
  }
}

const sinceLongTask = () =>
  performance.now() - Math.max(0, ...window.observed.tasks.map(({ start, duration }) => start + duration));
