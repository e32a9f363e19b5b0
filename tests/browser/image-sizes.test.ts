import { yearPage } from "../support/pages";
import { expect, open, type Page, test } from "../support/test";

/** Viewport width in CSS pixels and device pixels per CSS pixel. */
const displays = [
  [360, 3],
  [768, 2],
  [1440, 1],
  [1920, 1],
] as const;

// Historie first: Chromium takes a larger file of a card that it has from the neighbours of a year.
const paths = ["/historie/", yearPage("2022"), "/letos/#vedouci"];

/** Of each image in the viewport the width in device pixels, and the width of its file among those in its srcset; none before all are loaded. */
const imagesInView = (page: Page) =>
  page.evaluate(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>("main picture img")].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    if (!images.every((image) => image.complete && image.currentSrc)) return [];
    return images.map((image) => {
      const { srcset = "" } = image.parentElement?.querySelector("source") ?? {};
      const candidates = [...srcset.matchAll(/(\S+) (\d+)w/g)];
      return {
        name: image.alt || image.currentSrc,
        needed: image.clientWidth * window.devicePixelRatio,
        chosen: Number(candidates.find(([, url]) => image.currentSrc.endsWith(String(url)))?.[2]),
        widths: candidates.map(([, , width]) => Number(width)),
      };
    });
  });

for (const [width, deviceScaleFactor] of displays)
  test.describe(() => {
    test.use({ viewport: { width, height: 1600 }, deviceScaleFactor });

    test(`at ${width} px and density ${deviceScaleFactor} images fit their place`, async ({ page }) => {
      for (const path of paths) {
        await open(page, path);
        let images: Awaited<ReturnType<typeof imagesInView>> = [];
        await expect(async () => {
          images = await imagesInView(page);
          expect(images).not.toEqual([]);
        }).toPass({ timeout: 30_000 });
        for (const { name, needed, chosen, widths } of images) {
          // The next larger file; a browser may take a smaller one if hardly anything is missing, and `sizes` is exact to 7 %.
          const next = (least: number) => widths.find((width) => width >= least) ?? Math.max(...widths);
          const fitting = [0.9, 1, 1.07].map((tolerance) => next(tolerance * needed));
          expect(fitting, `${name}, ${needed} px wide`).toContain(chosen);
        }
      }
    });
  });
