import { delayRequests } from "../support/layout-shifts";
import { afterStart, HOUR_MS, SECOND_MS, setClock } from "../support/pages";
import { disablePrefetch, preloadPages } from "../support/prefetch";
import { expect, heading, hydrated, menuLink, open, type Page, test } from "../support/test";

const hang = () => {};

/** Marks the document, so that a test sees whether the browser has loaded another one. */
async function mark(page: Page) {
  await page.locator("header").evaluate((header) => header.setAttribute("data-same", ""));
  return page.locator("header[data-same]");
}

/** Opens a page that prefetches nothing and stops its clock, so that only the test lets time pass. */
async function openAndStopClock(page: Page, path: string) {
  await setClock(page, afterStart);
  await disablePrefetch(page);
  await open(page, path);
  await page.clock.pauseAt(afterStart + HOUR_MS);
  return mark(page);
}

/** Waits for a page of the site. Navigation needs animation frames, which a stopped clock does not give by itself. */
const runUntilSeen = (page: Page, title: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(16);
      return heading(page, title).isVisible();
    })
    .toBe(true);

/** The page, if the bar says that another one is on its way. */
const waitingPage = (page: Page) => page.locator("[data-waiting]");
const skipLink = (page: Page) => page.getByRole("link", { name: "Přeskočit na obsah" });
const announcer = (page: Page) => page.locator("#gatsby-announcer");

test("a page that is late is announced and shown by a bar, until it comes", { tag: "@phone" }, async ({ page }) => {
  const sameHeader = await openAndStopClock(page, "/letos/");
  const sendData = await delayRequests(page, /kontakty\/page-data\.json$/);
  await menuLink(page, "Kontakty").click();
  await page.clock.runFor(SECOND_MS);
  await expect(waitingPage(page)).toHaveCount(1);
  await expect(announcer(page)).toHaveText("Stránka se načítá");
  const bar = await page.evaluate(
    () => getComputedStyle(document.querySelector("header")?.parentElement as Element, "::before").position,
  );
  expect(bar).toBe("fixed");
  sendData();
  await runUntilSeen(page, "Kontakty");
  await expect(waitingPage(page)).toHaveCount(0);
  await page.clock.runFor(60 * SECOND_MS);
  await expect(announcer(page)).toHaveText("Otevřena stránka Kontakty");
  await expect(sameHeader).toBeVisible();
});

test("after ten seconds the browser loads a page that never comes, at its hash", async ({ page }) => {
  const sameHeader = await openAndStopClock(page, "/historie/1987/");
  await page.route("**/page-data.json", hang);
  await page.getByRole("link", { name: "Zpět do Historie" }).click();
  await page.clock.runFor(10 * SECOND_MS - 1);
  await expect(page).toHaveURL("/historie/1987/");
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/historie/#1987");
  await expect(sameHeader).toHaveCount(0);
});

for (const [what, leave, path] of [
  ["another link that is followed meanwhile", (page: Page) => menuLink(page, "Soubory").click(), "/soubory/"],
  ["Back", (page: Page) => page.evaluate(() => window.history.back()), "/soubory/"],
  ["a link to a hash", (page: Page) => skipLink(page).press("Enter"), "/kontakty/#obsah"],
] as const)
  test(`${what} opens its page, and the awaited one does not come after all`, async ({ page }) => {
    await disablePrefetch(page);
    await open(page, "/letos/");
    await preloadPages(page, ["/soubory/", "/kontakty/"]);
    await menuLink(page, "Soubory").click();
    await menuLink(page, "Kontakty").click();
    await expect(heading(page, "Kontakty")).toBeVisible();
    const sendData = await delayRequests(page, /historie\/page-data\.json$/);
    await menuLink(page, "Historie").click();
    await leave(page);
    await expect(page).toHaveURL(path);
    sendData();
    await preloadPages(page, ["/historie/"]);
    await expect(page).toHaveURL(path);
    await expect(heading(page, path.startsWith("/soubory/") ? "Soubory" : "Kontakty")).toBeVisible();
    await expect(waitingPage(page)).toHaveCount(0);
  });

test("after a reload, Back to a page that never comes waits, then the browser loads", async ({ page }) => {
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
  await expect(page).toHaveURL("/letos/");
  await page.clock.runFor(SECOND_MS);
  await expect(waitingPage(page)).toHaveCount(1);
  await page.clock.runFor(9 * SECOND_MS);
  await expect(heading(page, "Letos")).toBeVisible();
});
