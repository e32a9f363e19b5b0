import type { Page } from "playwright-core";
import { addStyles } from "../support/add-styles";
import { hydrated, siteInBrowser, sizes } from "../support/browser";

const open = siteInBrowser();
const cards = "main li:has(picture)";

const heights = (page: Page) =>
  page.locator(cards).evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));

test.each(sizes)("on a %s a card that is left undone is as high as it will be", async (_, size) => {
  const page = await open("/historie/", size);
  await hydrated(page);
  const undone = await page
    .locator(cards)
    .last()
    .evaluate((card) => !card.querySelector("a")?.checkVisibility({ contentVisibilityAuto: true }));
  expect(undone).toBe(true);
  // Titles of more than two lines are the exception.
  await page.locator(`${cards} a`).evaluateAll((links) => {
    for (const link of links) (link.firstChild as Text).data = "Hrad";
  });
  const before = await heights(page);
  await addStyles(page, `${cards} { content-visibility: visible; }`);
  expect(await heights(page)).toEqual(before);
});
