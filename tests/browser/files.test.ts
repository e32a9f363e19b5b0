import type { Locator } from "@playwright/test";
import { expect, open, test } from "../support/test";

/** The cursor in the corner of a card, where there is no text. */
const cursorOf = (card: Locator) =>
  card.evaluate((element) => {
    element.scrollIntoView({ block: "end", behavior: "instant" });
    const { right, bottom } = element.getBoundingClientRect();
    return getComputedStyle(document.elementFromPoint(right - 8, bottom - 8) as Element, "::after").cursor;
  });

test("each file is a PDF that a click anywhere on its card opens; a card without a file is no link", async ({
  page,
}) => {
  await open(page, "/soubory/");
  const cards = page.getByRole("main").getByRole("listitem");
  for (const [index, path] of ["/files/dulezite-informace.pdf", "/files/Přihláška na tábor.pdf"].entries()) {
    await expect(cards.nth(index).getByRole("link")).toHaveAttribute("href", path);
    expect(await cursorOf(cards.nth(index))).toBe("pointer");
    const response = await page.request.get(path);
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
  }
  await expect(cards.last()).toContainText("Souhlas s plavbou");
  await expect(cards.last().getByRole("link")).toHaveCount(0);
  expect(await cursorOf(cards.last())).toBe("auto");
});
