import { disablePrefetch, preloadPages } from "../support/prefetch";
import { expect, heading, hydrated, menuLink, open, type Page, test } from "../support/test";

const HISTORY = "/historie/";
const decadeLinks = (page: Page) => page.getByRole("navigation", { name: "Desetiletí" }).getByRole("link");

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls when the page has become long enough, and resolves to the new position once the page knows it. */
const scrollTo = async (page: Page, y: number) => {
  await page.waitForFunction((y) => document.documentElement.scrollHeight - window.innerHeight >= y, y);
  return page.evaluate(async (y) => {
    const scrolled = new Promise((done) => window.addEventListener("scroll", done, { once: true }));
    window.scrollTo(0, y);
    await scrolled;
    return window.scrollY;
  }, y);
};

const expectPosition = (page: Page, expected: number) =>
  expect.poll(async () => Math.abs((await scrollTop(page)) - expected), `position ${expected}`).toBeLessThanOrEqual(8);

/** Follows a link without the mouse, for which Playwright would scroll the page up to the menu. */
const follow = async (page: Page, label: string) => {
  await menuLink(page, label).dispatchEvent("click");
  await expect(heading(page, label)).toBeVisible();
};

/** A page's heading and position. */
type Place = [title: string, position: number];

/** Goes through the history by some entries and expects a page at a position. */
const expectAfter = async (page: Page, entries: number, [title, position]: Place) => {
  await page.evaluate((entries) => window.history.go(entries), entries);
  await expect(heading(page, title)).toBeVisible();
  await expectPosition(page, position);
};

/** Opens and scrolls Letos, follows the link to Historie, and scrolls Historie. Returns both positions. */
const visitTwoPages = async (page: Page): Promise<[Place, Place]> => {
  await disablePrefetch(page);
  await open(page, "/letos/");
  await preloadPages(page);
  const letos = await scrollTo(page, 150);
  await follow(page, "Historie");
  await expectPosition(page, 0);
  return [
    ["Letos", letos],
    ["Historie", await scrollTo(page, 2500)],
  ];
};

test("Back and Forward between pages restore the position, after a reload too", { tag: "@phone" }, async ({ page }) => {
  const [letos, history] = await visitTwoPages(page);
  await expectAfter(page, -1, letos);
  await expectAfter(page, 1, history);
  await page.reload();
  await hydrated(page);
  await expectPosition(page, history[1]);
  await expectAfter(page, -1, letos);
  await expectAfter(page, 1, history);
});

test("Back and Forward between decades, and from another page, restore the position", async ({ page }) => {
  await disablePrefetch(page);
  await open(page, HISTORY);
  await preloadPages(page);
  const positions = [await scrollTo(page, 700)];
  for (const decade of [2, 0]) {
    const before = await scrollTop(page);
    await decadeLinks(page).nth(decade).dispatchEvent("click");
    await expect.poll(() => scrollTop(page)).not.toBe(before);
    positions.push(await scrollTo(page, (await scrollTop(page)) + 300));
  }
  const [top, first, second] = positions as [number, number, number];
  await follow(page, "Kontakty");
  for (const [entries, position] of [
    [-1, second],
    [-1, first],
    [-1, top],
    [1, first],
    [1, second],
    [-2, top],
  ] as const)
    await expectAfter(page, entries, ["Historie", position]);
});

test("Back from another site leads to the position, whichever page it leads to", async ({ page }) => {
  const [letos, history] = await visitTwoPages(page);
  await page.goto("/robots.txt");
  await page.goBack();
  await hydrated(page);
  await expectPosition(page, history[1]);
  await page.goto("/robots.txt");
  // Later, because the navigation would interrupt the evaluation.
  await page.evaluate(() => void setTimeout(() => window.history.go(-2)));
  await hydrated(page);
  await expectPosition(page, letos[1]);
});

test("a storage that is denied breaks nothing", async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: deny });
  });
  const [letos, history] = await visitTwoPages(page);
  await expectAfter(page, -1, letos);
  await expectAfter(page, 1, history);
});
