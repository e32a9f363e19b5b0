import { modifyResponse } from "../support/modify-response";
import { cancelled } from "../support/open-contacts";
import { expect, type Page, region, test } from "../support/test";

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
