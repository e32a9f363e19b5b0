import { modifyResponse } from "../support/modify-response";
import { cancelled } from "../support/open-contacts";
import { expect, type Page, region, test } from "../support/test";

/** Font size and side padding of the main leader's number, in pixels. */
async function numberSizes(page: Page) {
  await page.goto("/kontakty/");
  const number = region(page, "Hlavní vedoucí").getByRole("link").first();
  return number.evaluate((link) => {
    const { fontSize, paddingLeft } = getComputedStyle(link);
    return [fontSize, paddingLeft].map(Number.parseFloat);
  });
}

for (const width of [320, 375])
  test(`a browser without container units shows phone numbers at ${width} px in their size and padding`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(cancelled);
    await page.setViewportSize({ width, height: 700 });
    const sizes = await numberSizes(page);
    await page.route("**/kontakty/", (route) => modifyResponse(route, (html) => html.replaceAll("cqi", "unknown")));
    const fallback = await numberSizes(page);
    for (const [index, size] of sizes.entries())
      expect(Math.abs(Number(fallback[index]) / size - 1)).toBeLessThan(0.05);
  });
