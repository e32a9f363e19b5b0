import { disablePrefetch, preloadPages } from "../support/prefetch";
import { expect, heading, hydrated, menuLink, open, type Page, test } from "../support/test";

/** Scrolls as soon as the page is long enough, and waits until the page knows its position. */
async function scrollTo(page: Page, y: number) {
  await page.waitForFunction((y) => document.documentElement.scrollHeight - window.innerHeight >= y, y);
  await page.evaluate(async (y) => {
    const scrolled = new Promise((done) => window.addEventListener("scroll", done, { once: true }));
    window.scrollTo(0, y);
    await scrolled;
  }, y);
}

const expectPosition = (page: Page, expected: number) =>
  expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), expected), "distance").toBeLessThanOrEqual(8);

/** Follows a link without the mouse, for which Playwright would scroll the page up to the menu. */
async function follow(page: Page, label: string) {
  await menuLink(page, label).dispatchEvent("click");
  await expect(heading(page, label)).toBeVisible();
}

/** Goes through the browser's history by some entries and expects a page at a position. */
async function expectAfter(page: Page, entries: number, title: string, position: number) {
  await page.evaluate((entries) => window.history.go(entries), entries);
  await expect(heading(page, title)).toBeVisible();
  await expectPosition(page, position);
}

/** Scrolls Letos to 150 and Historie to 2500, and goes back and forward between them. */
async function visitTwoPages(page: Page) {
  await disablePrefetch(page);
  await open(page, "/letos/");
  await preloadPages(page);
  await scrollTo(page, 150);
  await follow(page, "Historie");
  await expectPosition(page, 0);
  await scrollTo(page, 2500);
  await expectAfter(page, -1, "Letos", 150);
  await expectAfter(page, 1, "Historie", 2500);
}

test("Back and Forward restore the position, also after a reload and another site", { tag: "@phone" }, async ({
  page,
  browserName,
}) => {
  await visitTwoPages(page);
  await page.reload();
  await hydrated(page);
  await expectPosition(page, 2500);
  await expectAfter(page, -1, "Letos", 150);
  await expectAfter(page, 1, "Historie", 2500);
  for (const [steps, position] of [
    [-1, 2500],
    [-2, 150],
  ] as const) {
    // Two steps lead Firefox to Historie, because it keeps the two pages as one document.
    if (browserName === "firefox" && steps < -1) return;
    await page.goto("/robots.txt");
    // Later, because the navigation would interrupt the evaluation.
    await page.evaluate((steps) => void setTimeout(() => window.history.go(steps)), steps);
    await hydrated(page);
    await expectPosition(page, position);
  }
});

test("Back and Forward between decades, and from another page, restore the position", async ({ page }) => {
  await disablePrefetch(page);
  await open(page, "/historie/");
  await preloadPages(page);
  await scrollTo(page, 700);
  for (const [decade, position] of [
    ["90. léta", 2400],
    ["2003–2008", 1500],
  ] as const) {
    const link = page.getByRole("link", { name: decade });
    await link.dispatchEvent("click");
    await expect(link).toHaveAttribute("aria-current", "location");
    await scrollTo(page, position);
  }
  await follow(page, "Kontakty");
  for (const [entries, position] of [
    [-1, 1500],
    [-1, 2400],
    [-1, 700],
    [2, 1500],
  ] as const)
    await expectAfter(page, entries, "Historie", position);
  await expectAfter(page, 1, "Kontakty", 0);
  await expectAfter(page, -2, "Historie", 2400);
});

test("a storage that is denied breaks nothing", async ({ page }) => {
  for (const storage of ["localStorage", "sessionStorage"])
    await page.addInitScript(`Object.defineProperty(window, "${storage}", { get() { throw new Error("denied"); } })`);
  await visitTwoPages(page);
});
