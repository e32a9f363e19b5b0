import { data } from "../support/data";
import { expect, open, type Page, test } from "../support/test";

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

test("in a list of many the browser skips off-screen cards at any time, at their final height", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page, "/historie/");
  // Titles of more than two lines are the exception.
  await cards(page)
    .getByRole("link")
    .evaluateAll((links) => {
      for (const link of links) (link.firstChild as Text).data = "Hrad";
    });
  const before = await heights(page);
  await cards(page).evaluateAll((all) => {
    for (const card of all) card.dataset.ofMany = "true";
  });
  await expect.poll(() => skipped(page)).toBeGreaterThan(0);
  expect(await heights(page)).toEqual(before);
});
