import { parse } from "node:path";
import { FALLBACK_DELAY_MS, PAINT_DELAY_MS } from "../../src/build/defer-scripts";
import { data } from "../support/data";
import { delayRequests } from "../support/layout-shifts";
import { waitForPrefetch } from "../support/prefetch";
import { menu, setClock } from "../support/screens";
import { expect, hydrated, open, type Page, test } from "../support/test";
import { phone } from "../support/viewports";

const headerPicture = new RegExp(`/${parse(data("site.json").logo).name}\\.\\w+$`);

function collectRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  return urls;
}

/** Opens a page whose clock stands still while the header's picture is held back; returns what lets the picture go. */
async function openWithoutHeaderPicture(page: Page) {
  await setClock(page, Date.now());
  await page.clock.pauseAt(Date.now() + 60_000);
  const release = await delayRequests(page, headerPicture);
  await page.goto("/kontakty/", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
  return release;
}

test("the scripts wait for what is seen first", async ({ page }) => {
  const requests = collectRequests(page);
  const scripts = () => requests.filter((url) => url.endsWith(".js"));
  const release = await openWithoutHeaderPicture(page);
  await page.clock.runFor(FALLBACK_DELAY_MS - PAINT_DELAY_MS - 1);
  await expect.poll(() => requests.some((url) => headerPicture.test(url))).toBe(true);
  expect(scripts()).toEqual([]);
  release();
  await page.waitForLoadState();
  expect(scripts()).toEqual([]);
  await page.clock.runFor(PAINT_DELAY_MS);
  await expect.poll(scripts).not.toEqual([]);
  await page.clock.resume();
  await hydrated(page);
});

test("a picture that never arrives does not keep React from hydrating the page", async ({ page }) => {
  const release = await openWithoutHeaderPicture(page);
  await page.clock.runFor(FALLBACK_DELAY_MS);
  await page.clock.resume();
  await hydrated(page);
  // A request that is cancelled at the end would count as failed.
  release();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the pages of the menu are prefetched as a whole: they open without a network", async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/);
    await open(page, "/");
    await waitForPrefetch(page);
    await page.context().setOffline(true);
    const requests = collectRequests(page);
    for (const [, path] of menu.slice(1)) {
      await page.locator(`nav a[href="${path}"]`).click();
      await expect(page.locator(`nav a[href="${path}"]`)).toHaveAttribute("aria-current", "page");
    }
    // Pictures are loaded when they come into view.
    expect(requests.filter((url) => !/\.(avif|webp|jpg|png|svg)$/.test(url))).toEqual([]);
  });
});
