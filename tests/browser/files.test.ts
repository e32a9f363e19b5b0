import { expect, open, test } from "../support/test";

test("a click anywhere on a card opens its document; a card without a document is no link", async ({ page }) => {
  await open(page, "/soubory/");
  const cards = page.getByRole("main").getByRole("listitem");
  // In the corner of each card there is no text.
  const cursors = cards.evaluateAll((all) =>
    all.map((card) => {
      card.scrollIntoView({ block: "end", behavior: "instant" });
      const { right, bottom } = card.getBoundingClientRect();
      return getComputedStyle(document.elementFromPoint(right - 8, bottom - 8) as Element, "::after").cursor;
    }),
  );
  expect(await cursors).toEqual(["pointer", "pointer", "auto"]);
});
