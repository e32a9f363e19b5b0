import { entrySlug } from "../../src/lib/slug";
import { data } from "../support/data";
import { camps } from "../support/decades";
import { expect, open, test } from "../support/test";

const [newest] = camps.map((entry) => ({ ...entry, slug: entrySlug(entry) }));

test("the link on a card opens its album in a new tab without an opener", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/historie/");
  await page
    .context()
    .route("https://*.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Album</title>" }),
    );
  const tab = page.context().waitForEvent("page");
  await page
    .locator(`[id="${newest?.slug}"]`)
    .getByRole("link", { name: /^Album: .* v.nové kartě$/ })
    .click();
  const album = await tab;
  await expect(album).toHaveURL(String(newest?.link));
  await expect(album).toHaveTitle("Album");
  expect(await album.evaluate(() => window.opener)).toBeNull();
});

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
