import sharp from "sharp";
import { addStyles } from "../support/add-styles";
import { data } from "../support/data";
import { expect, open, test } from "../support/test";

const history = data("history.json");
const camps = history.filter(({ isCamp, year }) => isCamp && year !== "…");
const newest = camps[0] as (typeof camps)[number];
const oldest = [...camps].sort((a, b) => Number(a.year) - Number(b.year))[0] as (typeof camps)[number];

test("a card opens its album in a new tab without an opener", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/historie/");
  await page
    .context()
    .route("https://*.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Album</title>" }),
    );
  const tab = page.context().waitForEvent("page");
  await page.locator(`[id="${newest.year}"] img`).click({ position: { x: 30, y: 30 }, force: true });
  const album = await tab;
  await expect(album).toHaveURL(String(newest.link));
  await expect(album).toHaveTitle("Album");
  expect(await album.evaluate(() => window.opener)).toBeNull();
});

test("a URL with a year leads to the camp of that year", async ({ page }) => {
  await open(page, `/historie/#${oldest.year}`);
  const card = page.locator(`[id="${oldest.year}"]`);
  await expect(card).toBeInViewport();
  await expect.poll(async () => (await card.boundingBox())?.y).toBeGreaterThanOrEqual(0);
});

test("each picture of the history is loaded when its card is scrolled to", async ({ page }) => {
  await open(page, "/historie/");
  const pictures = page.getByRole("main").getByRole("listitem").getByRole("img");
  await expect(pictures).toHaveCount(history.length);
  const tooSmall = pictures.evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) {
      image.scrollIntoView();
      if (!image.complete) await new Promise((done) => image.addEventListener("load", done, { once: true }));
    }
    return images.filter(({ naturalWidth }) => naturalWidth <= 100).map(({ alt }) => alt);
  });
  expect(await tooSmall).toEqual([]);
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

test("the folded corner of a document shows nothing but the card below it", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/soubory/");
  await addStyles(page, "li > * { rotate: none !important; filter: none !important; transition: none !important; }");
  const sheet = page.getByRole("main").locator("li > [aria-hidden]").first();
  const { x, y, width } = (await sheet.boundingBox()) as { x: number; y: number; width: number };
  const corner = await page.screenshot({ clip: { x: x + width - 8, y, width: 8, height: 8 } });
  for (const { min, max } of (await sharp(corner).stats()).channels) expect(max).toBe(min);
});
