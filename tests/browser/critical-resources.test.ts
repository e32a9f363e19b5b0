import { delayRequests } from "../support/layout-shifts";
import { HOUR_MS, NOW, setClock } from "../support/pages";
import { expect, hydrated, type Page, test } from "../support/test";

/** From the load event until the scripts start, and from the beginning if a picture hangs (src/build/defer-scripts.tsx). */
const [PAINT_DELAY_MS, FALLBACK_DELAY_MS] = [150, 4000];

const headerPicture = /\/header\.\w+$/;

/** Opens a page whose clock stands still while the header's picture is held back; returns what lets the picture go. */
async function openWithoutHeaderPicture(page: Page) {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await setClock(page, NOW);
  await page.clock.pauseAt(NOW + HOUR_MS);
  const release = await delayRequests(page, headerPicture);
  await page.goto("/kontakty/", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => requests.some((url) => headerPicture.test(url))).toBe(true);
  return { release, scripts: () => requests.filter((url) => url.endsWith(".js")) };
}

test("the scripts wait for what is seen first", async ({ page }) => {
  const { release, scripts } = await openWithoutHeaderPicture(page);
  await page.clock.runFor(FALLBACK_DELAY_MS - PAINT_DELAY_MS - 1);
  expect(scripts()).toEqual([]);
  release();
  await page.waitForLoadState();
  await page.clock.runFor(PAINT_DELAY_MS - 1);
  expect(scripts()).toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await hydrated(page);
});

for (const [when, start] of [
  ["after four seconds at the latest", (page: Page) => page.clock.runFor(FALLBACK_DELAY_MS)],
  ["at once on pointerdown", (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("pointerdown")))],
  ["at once on keydown", (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("keydown")))],
] as const)
  test(`while a picture does not arrive, the scripts start ${when}, and only once`, async ({ page }) => {
    const { release, scripts } = await openWithoutHeaderPicture(page);
    await start(page);
    await expect.poll(scripts).not.toEqual([]);
    await page.clock.resume();
    await hydrated(page);
    release();
    await page.waitForLoadState();
    await page.clock.runFor(FALLBACK_DELAY_MS);
    await expect(page.locator("script[fetchpriority=high][src*='/app-']")).toHaveCount(1);
  });
