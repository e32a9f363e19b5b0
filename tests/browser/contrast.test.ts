import type { Locator } from "@playwright/test";
import { findLowContrast } from "../support/contrast";
import { beforeStart, setClock } from "../support/pages";
import { expect, open, type Page, region, test } from "../support/test";

test.use({ reducedMotion: "reduce" });

/** Light texts on pictures and on dark backgrounds. The dark scheme makes these only darker. axe checks all other texts. */
const textOnPictures: Record<string, (page: Page) => Locator[]> = {
  "/": (page) => [page.getByRole("banner").locator("p :is(a, span)"), page.getByText("Pustit film").first()],
  "/letos/": (page) => [region(page, "Začínáme za").locator("h2, p span > span, button, a")],
  "/kontakty/": (page) => [page.getByRole("main").locator("h2, dt, dd a")],
};

for (const [path, find] of Object.entries(textOnPictures))
  test(`the text on pictures and at night can be read at every width on ${path}`, async ({ page, allowErrors }) => {
    // For a screenshot Playwright adds a style, which Firefox reports as blocked.
    allowErrors(/inline style \(style-src-elem\)/);
    await setClock(page, beforeStart);
    await open(page, path);
    for (const width of [320, 768, 1440]) {
      // High enough for all of the texts.
      await page.setViewportSize({ width, height: 3000 });
      for (const texts of find(page)) {
        await expect(texts).not.toHaveCount(0);
        expect(await findLowContrast(page, texts), `${width} px wide`).toEqual([]);
      }
    }
  });
