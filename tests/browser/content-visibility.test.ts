import { addStyles } from "../support/add-styles";
import { expect, open, test } from "../support/test";

test("a card that the browser skips rendering has its final height", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/historie/");
  const selector = "main li:has(picture)";
  const cards = page.locator(selector);
  const heights = () => cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)));
  const rendered = await cards
    .last()
    .evaluate((card) => card.querySelector("a")?.checkVisibility({ contentVisibilityAuto: true }));
  expect(rendered).toBe(false);
  // Titles of more than two lines are the exception.
  await cards.getByRole("link").evaluateAll((links) => {
    for (const link of links) (link.firstChild as Text).data = "Hrad";
  });
  const skipped = await heights();
  await addStyles(page, `${selector} { content-visibility: visible; }`);
  expect(await heights()).toEqual(skipped);
});
