import { expectDrawn } from "../support/expect-drawn";
import { modifyResponse } from "../support/modify-response";
import { cancelled, openContacts } from "../support/open-contacts";
import { expect, open, type Page, region, test } from "../support/test";

test("a browser without AVIF and WebP gets JPEGs and requests nothing else", async ({ page, allowErrors }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  // Chromium warns about a preload of an unknown type.
  allowErrors(/unsupported `type` value/);
  // Chromium knows AVIF and WebP: replacing the types in HTML and data makes it skip them.
  await page.route(/(\/|\.json)$/, (route) =>
    modifyResponse(route, (text) => text.replace(/image\/(avif|webp)/g, "image/unknown")),
  );
  const image = page.getByRole("main").locator("picture img").first();
  await open(page, "/historie/");
  await expectDrawn(image);
  await page.getByRole("link", { name: "Letos" }).click();
  await expect(page.getByRole("region", { name: "Vedoucí" })).toBeVisible();
  await expectDrawn(image);
  await openContacts(page);
  const types = requested.filter((path) => path.startsWith("/static/")).map((path) => path.split(".").at(-1));
  expect([...new Set(types)].sort()).toEqual(["jpg", "woff2"]);
  expect(requested.filter((path) => /logo\.jpg$/.test(path))).toHaveLength(1);
});

/** Font size and side padding of the main leader's number on two phones, in pixels. */
async function numberSizes(page: Page) {
  await page.goto("/kontakty/");
  const number = region(page, "Hlavní vedoucí").getByRole("link").first();
  const sizes: number[] = [];
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 700 });
    const { fontSize, paddingLeft } = await number.evaluate((link) => ({ ...getComputedStyle(link) }));
    sizes.push(Number.parseFloat(fontSize), Number.parseFloat(paddingLeft));
  }
  return sizes;
}

test("a browser without container units shows phone numbers in their size and padding", async ({
  page,
  allowErrors,
}) => {
  allowErrors(cancelled);
  const sizes = await numberSizes(page);
  await page.route("**/kontakty/", (route) => modifyResponse(route, (html) => html.replaceAll("cqi", "unknown")));
  const fallback = await numberSizes(page);
  for (const [index, size] of sizes.entries()) expect(Math.abs(Number(fallback[index]) / size - 1)).toBeLessThan(0.05);
});
