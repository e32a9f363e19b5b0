import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";

/** Lighthouse's phone („moto g power“): pixels of CSS, and device pixels for each. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/**
 * Slow 4G as Lighthouse simulates it: 150 ms from request to answer, 1.6 Mbit/s down, 750 kbit/s up (in bytes a second
 * here). DevTools adds the latency to each request and does not slow the opening of a connection. Lighthouse makes up for
 * that with 562.5 ms when it applies throttling; 150 ms is stricter here, since waiting that both variants share would
 * bring the ratios closer to 1.
 */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** How many times slower the processor is made, as in Lighthouse's mobile runs. */
const CPU_SLOWDOWN = 4;

export interface MeasuredPage {
  page: Page;
  devTools: CDPSession;
  close: () => Promise<void>;
}

/** An empty page in a phone's fresh profile, with nothing in its cache. */
export async function openPhone(browser: Browser): Promise<MeasuredPage> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // esbuild names inner functions by a helper that does not travel with the functions that run in the page.
  await page.addInitScript("globalThis.__name = (named) => named");
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  return { page, devTools, close: () => context.close() };
}

export const throttleNetwork = (devTools: CDPSession) => devTools.send("Network.emulateNetworkConditions", slow4G);

export const throttleProcessor = (devTools: CDPSession) =>
  devTools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
