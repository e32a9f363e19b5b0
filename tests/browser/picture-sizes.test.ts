import type { Page } from "playwright-core";
import { hydrated, siteInBrowser } from "../support/browser";
import { data } from "../support/data";
import { afterStart } from "../support/screens";

const open = siteInBrowser();
/** Widths of windows in CSS pixels, and device pixels for each. */
const screens = [
  [360, 1],
  [360, 3],
  [412, 1.75],
  [768, 2],
  [1024, 1],
  [1440, 1],
  [1440, 2],
  [1920, 1],
] as const;

/** For each picture in sight how many pixels its file has for each pixel that it is drawn with, and which widths there are. */
const choices = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main picture img")]
      .filter((image) => image.complete && image.currentSrc && image.getBoundingClientRect().top < window.innerHeight)
      .map((image) => {
        // A picture that is a WebP from the start has no other source.
        const { srcset } = image.parentElement?.querySelector("source") ?? image;
        const widths = [...srcset.matchAll(/(\S+) (\d+)w/g)];
        const chosen = widths.find(([, address]) => image.currentSrc.endsWith(String(address)));
        return {
          picture: image.alt || image.currentSrc,
          needed: image.clientWidth * window.devicePixelRatio,
          chosen: Number(chosen?.[2]),
          widths: widths.map(([, , width]) => Number(width)),
        };
      }),
  );

describe.each([
  ["Historie", "/historie/", data("history.json")],
  ["Letos", "/letos/", data("leaders.json")],
])("on %s", (_, path, entries) => {
  test.each(screens)(
    "in a window of %d pixels at density %d pictures come as large as they are drawn",
    async (width, deviceScaleFactor) => {
      const page = await open(path, { ...afterStart, viewport: { width, height: 1600 }, deviceScaleFactor });
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      const pictures = await choices(page);
      expect(pictures.length > 0).toBe(entries.some(({ image }: { image?: string }) => image));
      for (const { picture, needed, chosen, widths } of pictures) {
        // The next larger width; a browser is free where hardly anything is missing, and `sizes` is true to 7 %.
        const next = (least: number) => widths.find((width) => width >= least) ?? Math.max(...widths);
        const fitting = [0.9, 1, 1.07].map((part) => next(part * needed));
        expect({ picture, needed, chosen, fits: fitting.includes(chosen) }).toMatchObject({ fits: true });
      }
    },
  );
});
