import type { Page } from "playwright-core";
import { addStyles } from "../support/add-styles";
import { hydrated, siteInBrowser } from "../support/browser";
import { illegible } from "../support/legibility";
import { screens } from "../support/screens";

const open = siteInBrowser({ resized: true });

/** The spacing that WCAG 1.4.12 lets a reader set. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
type Window = { width: number; height: number };
const wide: Window = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };
const narrow = { width: 320, height: 640 };
/** A window of 1280×1024 at 400 %. */
const zoomed = { width: 320, height: 256 };

/** Twice the size of text that a reader sets in the browser. */
async function doubleText(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

async function expectLegible(page: Page, windows: Window[]) {
  for (const window of windows) {
    await page.setViewportSize(window);
    expect({ window, faults: await illegible(page) }).toEqual({ window, faults: [] });
  }
}

/** How far the board of decades reaches over what the address points to, in CSS pixels; 0 where it does not stay in sight. */
const covered = (page: Page, id: string) =>
  page.evaluate((id) => {
    window.location.hash = id;
    const heading = document.querySelector(`[id="${id}"] :is(h3, h4)`) as Element;
    const board = document.querySelector("nav[aria-label='Desetiletí']") as Element;
    return Math.max(0, board.getBoundingClientRect().bottom - heading.getBoundingClientRect().top);
  }, id);

test.each(screens)(
  "%s can be read in narrow windows, with wider spacing, with larger text",
  async (_, path, options) => {
    const page = await hydrated(await open(path, { ...options, reducedMotion: "reduce" }));
    await expectLegible(page, [narrow, zoomed]);
    const takeBack = await addStyles(page, spacing);
    await expectLegible(page, [narrow, phone, wide]);
    await takeBack();
    await doubleText(page);
    await expectLegible(page, [phone, wide]);
  },
);

test.each([
  ["with the spacing that a reader may want", (page: Page) => addStyles(page, spacing)],
  ["with text of twice the size", doubleText],
])("the board of decades covers nothing that it leads to, %s", async (_, enlarge) => {
  const page = await hydrated(await open("/historie/"));
  await enlarge(page);
  const ids = await page.locator("main section[id]:has(h3), main li[id]").evaluateAll((all) => all.map(({ id }) => id));
  for (const window of [narrow, phone, wide]) {
    await page.setViewportSize(window);
    for (const id of ids) expect([window.width, id, await covered(page, id)]).toEqual([window.width, id, 0]);
  }
});
