import type { Page } from "playwright-core";
import { hydrated, siteInBrowser } from "../support/browser";
import { holdBack, painted, shifts, watchShifts } from "../support/layout-shifts";
import { beforeStart, screens } from "../support/screens";

const open = siteInBrowser();
const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Waits until the pictures in sight have arrived. */
const pictured = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight),
  );

test.each(screens)("nothing moves on %s while the font and then the pictures are late", async (_, path, options) => {
  const seen = windows.map(async (viewport) => {
    let fontComes = () => {};
    let picturesCome = () => {};
    const page = await open(path, {
      ...options,
      viewport,
      until: "domcontentloaded",
      prepare: async (page) => {
        await watchShifts(page);
        fontComes = await holdBack(page, /\.woff2$/);
        picturesCome = await holdBack(page, /\.(avif|jpg|webp|png|svg)$/);
      },
    });
    await hydrated(page);
    await painted(page);
    fontComes();
    await page.evaluate(() => document.fonts.ready);
    picturesCome();
    await pictured(page);
    return { ...viewport, shifts: await shifts(page) };
  });
  expect(await Promise.all(seen)).toEqual(windows.map((viewport) => ({ ...viewport, shifts: [] })));
});

test.each(windows)("nothing moves on the pages that links lead to, in a window of $width px", async (viewport) => {
  const page = await hydrated(await open("/", { ...beforeStart, viewport, prepare: watchShifts }));
  for (const path of ["/letos/", "/historie/", "/soubory/", "/kontakty/", "/"]) {
    // Not by the mouse: what moves within half a second after a press does not count.
    await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`)?.click(), path);
    await page.waitForURL(path);
    await page.waitForFunction((to) => document.querySelector(`nav a[href="${to}"][aria-current]`), path);
    // What follows after the arrival, see after-arrival.tsx.
    const last = { "/letos/": "#vedouci", "/historie/": "#dalsi" }[path];
    if (last) await page.locator(last).waitFor();
    await pictured(page);
    // The footer stays when the page above it changes, and goes to the end of the new one.
    const moved = (await shifts(page)).filter(({ footer }) => !footer);
    expect({ path, moved }).toEqual({ path, moved: [] });
  }
});

// A browser may paint between the pieces in which the HTML arrives, at each inline script above all.
test.each(windows)("the footer has its height from its first words on, in a window of $width px", async (viewport) => {
  const heights: unknown[] = [];
  for (const words of ["Vytvořil", "</footer>"]) {
    const page = await open("/kontakty/", {
      viewport,
      prepare: (page) =>
        page.route("**/kontakty/", async (route) => {
          const html = await (await route.fetch()).text();
          await route.fulfill({ contentType: "text/html", body: html.slice(0, html.indexOf(words)) });
        }),
    });
    heights.push((await page.getByRole("contentinfo").boundingBox())?.height);
  }
  expect(heights[0]).toBe(heights[1]);
});
