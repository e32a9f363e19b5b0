import { delayRequests, painted, shifts, watchShifts } from "../support/layout-shifts";
import { modifyResponse } from "../support/modify-response";
import { afterStart, beforeStart, menu, screens, setClock } from "../support/pages";
import { preloadPages } from "../support/prefetch";
import { desktop, expect, hydrated, open, type Page, test } from "../support/test";

/** At these widths no line is so full that it wraps in one font and not in the other. */
const phone = { width: 390, height: 844 };

/** The last section that is rendered after the first paint, see defer-until-painted.tsx. */
const deferred: Record<string, string> = { "/letos/": "#vedouci", "/historie/": "#dalsi" };

/** Waits until the pictures in the viewport have been loaded. */
const picturesLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight),
  );

// While the camp is on, less is shown than before and after it; see camp-note.test.ts.
for (const { name, path, now, error } of screens.filter(({ now }) => now !== afterStart))
  test(`nothing moves on ${name} while the font and then the pictures are late`, async ({ page, allowErrors }) => {
    if (error) allowErrors(error);
    if (now) await setClock(page, now);
    await page.setViewportSize(phone);
    await watchShifts(page);
    const releaseFont = await delayRequests(page, /\.woff2$/);
    const releasePictures = await delayRequests(page, /\.(avif|jpg|webp|png|svg)$/);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await painted(page);
    // Starts the scripts, which would wait for the pictures; real input would excuse the shifts that follow.
    await page.evaluate(() => window.dispatchEvent(new Event("pointerdown")));
    await hydrated(page);
    const title = page.getByRole("banner").getByRole("link").first();
    const before = await title.boundingBox();
    releaseFont();
    await page.evaluate(() => document.fonts.ready);
    expect(Number((await title.boundingBox())?.width) / Number(before?.width)).toBeCloseTo(1, 1);
    releasePictures();
    await picturesLoaded(page);
    expect(await shifts(page)).toEqual([]);
  });

for (const viewport of [phone, desktop.viewport])
  test(`nothing moves on the pages that links lead to at ${viewport.width} px`, async ({ page }) => {
    await setClock(page, beforeStart);
    await page.setViewportSize(viewport);
    await watchShifts(page);
    await open(page, "/");
    // A late font is the subject of the test above.
    await page.evaluate(() => document.fonts.ready);
    await preloadPages(page);
    for (const [label, path] of [...menu.slice(1), menu[0]]) {
      const link = page.getByRole("banner").getByRole("link", { name: label, exact: true });
      // Not by the mouse: shifts within half a second of real input do not count.
      await link.dispatchEvent("click");
      await expect(page).toHaveURL(path);
      await expect(link).toHaveAttribute("aria-current", "page");
      if (deferred[path]) await expect(page.locator(deferred[path])).toBeVisible();
      await picturesLoaded(page);
      // The footer follows the end of the page above it.
      expect(await shifts(page, ({ footer }) => !footer), path).toEqual([]);
    }
  });

// A browser may paint between the pieces in which the HTML arrives, at each inline script above all.
test("the footer has its height from its first words on", async ({ page }) => {
  const heights: Record<string, (number | undefined)[]> = {};
  for (const end of ["Vytvořil", "</footer>"]) {
    await page.route("**/kontakty/", (route) => modifyResponse(route, (html) => html.slice(0, html.indexOf(end))));
    await page.goto("/kontakty/");
    heights[end] = [];
    for (const viewport of [phone, desktop.viewport]) {
      await page.setViewportSize(viewport);
      heights[end].push((await page.getByRole("contentinfo").boundingBox())?.height);
    }
  }
  expect(heights.Vytvořil).toEqual(heights["</footer>"]);
});
