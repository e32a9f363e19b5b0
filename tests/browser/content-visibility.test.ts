import { SETTLE_MS } from "../../src/browser/navigation";
import { data } from "../support/data";
import { preloadPages } from "../support/prefetch";
import { expect, menuLink, open, type Page, test } from "../support/test";

const cards = (page: Page) => page.getByRole("main").locator("li:has(picture)");
const heights = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)));
/** How many cards the browser skips rendering. */
const skipped = (page: Page) =>
  cards(page)
    .getByRole("link")
    .evaluateAll((links) => links.filter((link) => !link.checkVisibility({ contentVisibilityAuto: true })).length);

test("a page that is loaded renders all cards, as a capture of the whole page needs", async ({ page }) => {
  await open(page, "/historie/");
  await expect(cards(page)).toHaveCount(data("history.json").length);
  expect(await skipped(page)).toBe(0);
});

test("after a click off-screen cards are skipped for a second, at their final height", { tag: "@phone" }, async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await open(page, "/letos/");
  await preloadPages(page);
  await page.clock.pauseAt(60_000);
  await menuLink(page, "Historie").click();
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await cards(page).count()).toBe(data("history.json").length);
    expect(await skipped(page)).toBeGreaterThan(0);
  }).toPass({ intervals: [200] });
  // Titles of more than two lines are the exception.
  await cards(page)
    .getByRole("link")
    .evaluateAll((links) => {
      for (const link of links) (link.firstChild as Text).data = "Hrad";
    });
  const before = await heights(page);
  await page.clock.runFor(SETTLE_MS);
  expect(await skipped(page)).toBe(0);
  expect(await heights(page)).toEqual(before);
});

test("in a list of many the browser skips off-screen cards at any time", async ({ page }) => {
  await open(page, "/historie/");
  await cards(page).evaluateAll((all) => {
    for (const card of all) card.dataset.ofMany = "true";
  });
  await expect.poll(() => skipped(page)).toBeGreaterThan(0);
});
