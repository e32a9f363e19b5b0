import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { chromiumFlags } from "./chromium-flags";

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1440, height: 900 } };
/** For tests that run at both widths. */
export const sizes = [
  ["phone", phone],
  ["desktop", desktop],
] as const;

export interface Options extends BrowserContextOptions {
  /** The time that the page's clock shows when it opens; it ticks on from there. */
  now?: number | string;
  /** Console errors and failed requests that the test provokes itself. */
  provoked?: RegExp;
  /** What opening waits for; without it that everything has been loaded. */
  until?: "load" | "domcontentloaded";
  /** Runs before the page is opened: routes, scripts. */
  prepare?: (page: Page) => Promise<unknown>;
}

/**
 * Gives a function that opens a path of the built site in a fresh context. After each test it fails on any console error
 * or warning, page error, failed request, or request to another host that the test has not declared as provoked. Where
 * tests have the window resized, the browser itself breaks off pictures that it then wants in another size: no fault.
 */
export function siteInBrowser({ resized = false } = {}) {
  let browser: Browser;
  let faults: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.TEST_CHROMIUM, args: chromiumFlags() });
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const found = [...faults];
    await Promise.all(browser.contexts().map((context) => context.close()));
    // Closing breaks off what is still being loaded: no fault of the page.
    faults = [];
    expect(found).toEqual([]);
  });

  return async function open(path: string, { now, provoked, until, prepare, ...options }: Options = {}): Promise<Page> {
    const context = await browser.newContext({ ...desktop, baseURL: process.env.TEST_SITE, ...options });
    const page = await context.newPage();
    const note = (fault: string) => {
      if (!provoked?.test(fault)) faults.push(fault);
    };
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) note(`console: ${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => note(`page error: ${error.message}`));
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText;
      if (resized && request.resourceType() === "image" && reason === "net::ERR_ABORTED") return;
      note(`failed: ${request.url()} ${reason}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
    });
    page.on("request", (request) => {
      if (!request.url().startsWith(`${process.env.TEST_SITE}/`) && !request.url().startsWith("data:"))
        note(`other host: ${request.url()}`);
    });
    if (now !== undefined) await page.clock.install({ time: now });
    await prepare?.(page);
    await page.goto(path, { waitUntil: until });
    return page;
  };
}

/** Waits until React has taken over the page, so that clicks reach it. */
export async function hydrated(page: Page): Promise<Page> {
  await page.waitForFunction(() => {
    const footer = document.querySelector("footer");
    return footer && Object.keys(footer).some((key) => key.startsWith("__reactProps"));
  });
  // Effects run right after.
  await page.waitForTimeout(50);
  return page;
}
