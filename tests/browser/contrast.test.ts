import type { Locator } from "@playwright/test";
import { findLowContrast } from "../support/contrast";
import { beforeStart, setClock } from "../support/pages";
import { expect, open, type Page, test } from "../support/test";

test.use({ reducedMotion: "reduce" });

const countdown = (page: Page) => page.getByRole("region", { name: "Začínáme za" });

// Light texts on pictures and on dark backgrounds. The dark scheme makes these only darker. axe checks all other texts.
const textOnPictures: [string, string, (page: Page) => Locator[]][] = [
  [
    "the pictures of the header and the video",
    "/",
    (page) => [page.getByRole("banner").locator("p :is(a, span)"), page.getByText("Pustit film").first()],
  ],
  ["the night of the countdown", "/letos/", (page) => [countdown(page).locator("h2, p span > span, button, a")]],
  ["the lanterns", "/kontakty/", (page) => [page.getByRole("main").locator("h2, dt, dd a")]],
];

for (const [background, path, find] of textOnPictures)
  test(`the text on ${background} can be read at every width`, async ({ page }) => {
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
