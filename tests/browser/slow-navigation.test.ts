import { ANNOUNCE_DELAY_MS, RELOAD_DELAY_MS } from "../../src/browser/slow-navigation";
import { delayRequests } from "../support/layout-shifts";
import { cancelled, openContacts } from "../support/open-contacts";
import { disablePrefetch, preloadPages } from "../support/prefetch";
import { afterStart, setClock } from "../support/screens";
import { expect, heading, hydrated, menuLink, open, type Page, test } from "../support/test";

const HOUR_MS = 60 * 60 * 1000;
const FRAME_MS = 16;
/** What is left before the reload: more than the frames in which a page may come. */
const MARGIN_MS = 1500;

const hang = () => {};

/** Opens Letos and stops the clock, so that only the test lets time pass. Returns a locator of the header as it is now. */
async function openAndStopClock(page: Page) {
  await setClock(page, afterStart);
  await disablePrefetch(page);
  await open(page, "/letos/");
  return stopClock(page);
}

async function stopClock(page: Page) {
  await page.clock.pauseAt(afterStart + HOUR_MS);
  await page.locator("header").evaluate((header) => header.setAttribute("data-same", ""));
  return page.locator("header[data-same]");
}

/** Waits for a page of the site. Navigation needs animation frames, which a stopped clock does not give by itself. */
const runUntilSeen = (page: Page, title: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(FRAME_MS);
      return heading(page, title).isVisible();
    })
    .toBe(true);

/** The page, if the bar says that another one is on its way. */
const waitingPage = (page: Page) => page.locator("[data-waiting]");
const announcer = (page: Page) => page.locator("#gatsby-announcer");

test.describe("page data that is late after a click", () => {
  test("never comes: the browser loads the page itself", async ({ page, allowErrors }) => {
    allowErrors(cancelled);
    const sameHeader = await openAndStopClock(page);
    await page.route("**/page-data.json", hang);
    await menuLink(page, "Kontakty").click();
    await page.clock.runFor(RELOAD_DELAY_MS - 1);
    await expect(heading(page, "Letos")).toBeVisible();
    await expect(sameHeader).toBeVisible();
    await page.clock.runFor(1);
    await expect(heading(page, "Kontakty")).toBeVisible();
    await expect(sameHeader).toHaveCount(0);
    await openContacts(page);
  });

  test("comes after all: the page is not loaded a second time", async ({ page }) => {
    const sameHeader = await openAndStopClock(page);
    const sendData = await delayRequests(page, /kontakty\/page-data\.json$/);
    await menuLink(page, "Kontakty").click();
    await page.clock.runFor(RELOAD_DELAY_MS - MARGIN_MS);
    await expect(heading(page, "Letos")).toBeVisible();
    sendData();
    await runUntilSeen(page, "Kontakty");
    await page.clock.runFor(2 * RELOAD_DELAY_MS);
    await menuLink(page, "Letos").click();
    await runUntilSeen(page, "Letos");
    await expect(sameHeader).toBeVisible();
  });

  test("is ignored if the visitor has opened another page, even when it comes", async ({ page }) => {
    const sameHeader = await openAndStopClock(page);
    const sendData = await delayRequests(page, /historie\/page-data\.json$/);
    await menuLink(page, "Historie").click();
    await page.clock.runFor(RELOAD_DELAY_MS - MARGIN_MS);
    await menuLink(page, "Soubory").click();
    await runUntilSeen(page, "Soubory");
    sendData();
    await preloadPages(page, ["/historie/"]);
    await page.clock.runFor(2 * RELOAD_DELAY_MS);
    await expect(heading(page, "Soubory")).toBeVisible();
    await menuLink(page, "Letos").click();
    await runUntilSeen(page, "Letos");
    await expect(sameHeader).toBeVisible();
  });

  test("never comes, clicked again and again: the browser loads the page no later", async ({ page, allowErrors }) => {
    allowErrors(cancelled);
    await openAndStopClock(page);
    await page.route("**/page-data.json", hang);
    for (let click = 0; click < 2; click++) {
      await menuLink(page, "Kontakty").click();
      await page.clock.runFor(RELOAD_DELAY_MS / 2);
    }
    await expect(heading(page, "Kontakty")).toBeVisible();
  });
});

test.describe("while a page is awaited", () => {
  test("a bar grows along the viewport and the wait is announced, until the page comes", { tag: "@phone" }, async ({
    page,
  }) => {
    await openAndStopClock(page);
    const sendData = await delayRequests(page, /kontakty\/page-data\.json$/);
    await menuLink(page, "Kontakty").click();
    await expect(waitingPage(page)).toHaveCount(1);
    const bar = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement === "::before")
          .map((effect) => effect.getComputedTiming().delay),
      );
    expect(await bar()).toEqual([150]);
    await page.clock.runFor(ANNOUNCE_DELAY_MS);
    await expect(announcer(page)).toHaveText("Stránka se načítá");
    sendData();
    await runUntilSeen(page, "Kontakty");
    await expect(waitingPage(page)).toHaveCount(0);
    expect(await bar()).toEqual([]);
    await page.clock.runFor(FRAME_MS);
    await expect(announcer(page)).toHaveText("Otevřena stránka Kontakty");
  });

  test("nothing of that on a click whose page is in memory", async ({ page }) => {
    await disablePrefetch(page);
    await open(page, "/letos/");
    await preloadPages(page);
    await page.evaluate(() => {
      const watched = Object.assign(window, { waits: 0 });
      new MutationObserver((changes) => {
        watched.waits += changes.length;
      }).observe(document, { subtree: true, attributeFilter: ["data-waiting"] });
    });
    for (const label of ["Kontakty", "Historie"]) {
      await menuLink(page, label).click();
      await expect(heading(page, label)).toBeVisible();
    }
    await page.goBack();
    await expect(heading(page, "Kontakty")).toBeVisible();
    expect(await page.evaluate("waits")).toBe(0);
  });

  test("Back ends the wait, and the page that comes later is not shown", async ({ page }) => {
    await disablePrefetch(page);
    await setClock(page, afterStart);
    await open(page, "/soubory/");
    await preloadPages(page, ["/letos/"]);
    await menuLink(page, "Letos").click();
    await expect(heading(page, "Letos")).toBeVisible();
    await stopClock(page);
    const sendData = await delayRequests(page, /kontakty\/page-data\.json$/);
    await menuLink(page, "Kontakty").click();
    await page.clock.runFor(ANNOUNCE_DELAY_MS);
    await expect(waitingPage(page)).toHaveCount(1);
    await page.goBack();
    await runUntilSeen(page, "Soubory");
    await expect(waitingPage(page)).toHaveCount(0);
    sendData();
    await preloadPages(page, ["/kontakty/"]);
    await page.clock.runFor(2 * RELOAD_DELAY_MS);
    await expect(heading(page, "Soubory")).toBeVisible();
    await expect(announcer(page)).toHaveText("Otevřena stránka Soubory");
  });

  test("a page that the browser restores from memory waits no longer", async ({ page, allowErrors }) => {
    allowErrors(cancelled);
    await openAndStopClock(page);
    await page.route("**/page-data.json", hang);
    await menuLink(page, "Kontakty").click();
    await expect(waitingPage(page)).toHaveCount(1);
    // Chromium restores no page that a program controls.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(waitingPage(page)).toHaveCount(0);
    await page.clock.runFor(2 * RELOAD_DELAY_MS);
    await expect(heading(page, "Letos")).toBeVisible();
  });
});

test("after a reload, Back to a page whose data never comes shows that it is awaited, then the browser loads it", async ({
  page,
  allowErrors,
}) => {
  allowErrors(cancelled);
  await setClock(page, afterStart);
  await disablePrefetch(page);
  await open(page, "/letos/");
  await preloadPages(page, ["/kontakty/"]);
  await menuLink(page, "Kontakty").click();
  await expect(heading(page, "Kontakty")).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.clock.pauseAt(afterStart + HOUR_MS);
  await page.route("**/letos/page-data.json", hang);
  await page.evaluate(() => window.history.back());
  await expect(waitingPage(page)).toHaveCount(1);
  await page.clock.runFor(RELOAD_DELAY_MS);
  await expect(heading(page, "Letos")).toBeVisible();
});
