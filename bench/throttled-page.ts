import type { Browser, BrowserContextOptions, CDPSession } from "@playwright/test";
import { NetworkLog } from "./network-log";

/** Lighthouse's phone („moto g power“), in CSS pixels. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up (here in bytes per second), 150 ms latency. DevTools delays each
 * request but not the opening of a connection. Lighthouse makes up for that with 562.5 ms when it applies throttling;
 * 150 ms is stricter here, since delays that both variants share bring the ratios closer to 1.
 */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Factor, as in Lighthouse's mobile runs. */
const CPU_SLOWDOWN = 4;

/** Opens an empty, not yet throttled page on a phone with a fresh profile and an empty cache. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // esbuild wraps inner functions in a helper `__name`, which functions that are serialized into the page then lack.
  await page.addInitScript("globalThis.__name = (named) => named");
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  return { page, devTools, network: new NetworkLog(devTools), close: () => context.close() };
}

/** What `openPhone` gives: the page, its DevTools session and its network log. */
export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** Slows the network down to slow 4G from now on. */
export const throttleNetwork = (devTools: CDPSession) => devTools.send("Network.emulateNetworkConditions", SLOW_4G);

/** Slows the processor down to that of a phone from now on. */
export const throttleCpu = (devTools: CDPSession) =>
  devTools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
