import { data } from "../support/data";
import { expect, open, test } from "../support/test";

test("each file is a PDF that can be downloaded by a click anywhere on its card", async ({ page }) => {
  await open(page, "/soubory/");
  for (const { link, title } of data("files.json").filter(({ link }) => link)) {
    const card = page.getByRole("main").getByRole("listitem").filter({ hasText: title });
    await expect(card.getByRole("link")).toHaveAttribute("href", String(link));
    // Also where there is no text.
    const cursor = await card.evaluate((element) => {
      const { right, bottom } = element.getBoundingClientRect();
      return getComputedStyle(document.elementFromPoint(right - 8, bottom - 8) as Element, "::after").cursor;
    });
    expect(cursor).toBe("pointer");
    const response = await page.request.get(String(link));
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
  }
});
