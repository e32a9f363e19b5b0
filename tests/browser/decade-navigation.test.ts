import { knownDecades as decades } from "../support/decades";
import { preloadPages } from "../support/prefetch";
import { setClock } from "../support/screens";
import { expect, heading, hydrated, open, type Page, test } from "../support/test";
import { phone } from "../support/viewports";

type Decade = (typeof decades)[number];
const middle = decades[Math.floor(decades.length / 2)] as Decade;
const oldest = decades.at(-1) as Decade;
const HISTORY = "/historie/";

const navigation = (page: Page) => page.getByRole("navigation", { name: "Desetiletí" });
const link = (page: Page, label: string) => navigation(page).getByRole("link", { name: label });
const expectCurrent = (page: Page, label: string) =>
  expect(navigation(page).locator("[aria-current=location]")).toHaveText([label]);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** The browser may restore a position to a fraction of a pixel. */
const expectScrollTop = (page: Page, expected: number) =>
  expect.poll(async () => Math.abs((await scrollTop(page)) - expected)).toBeLessThan(3);

/** Scrolls by CSS pixels and resolves when the page's own scroll listeners have run; returns the new position. */
const scrollBy = (page: Page, distance: number) =>
  page.evaluate(async (distance) => {
    await new Promise((done) => {
      window.addEventListener("scroll", done, { once: true });
      window.scrollBy(0, distance);
    });
    return Math.round(window.scrollY);
  }, distance);

/** The heading of the decade stands right below the sticky navigation, and nothing covers it. */
const expectHeadingInView = (page: Page, decade: Decade) =>
  expect
    .poll(() =>
      page.evaluate((id) => {
        const heading = document.querySelector(`#${id} h3`)?.getBoundingClientRect() as DOMRect;
        const sticky = document.querySelector("[aria-label='Desetiletí']")?.getBoundingClientRect() as DOMRect;
        const distance = heading.top - sticky.bottom;
        const onTop = document.elementFromPoint(heading.left + 5, heading.top + heading.height / 2);
        return { below: distance >= 0 && distance < 120, onTop: onTop?.localName };
      }, decade.id),
    )
    .toEqual({ below: true, onTop: "h3" });

test("each decade is one click away, current and in the URL", { tag: "@phone" }, async ({ page }) => {
  await open(page, HISTORY);
  await expect(navigation(page).locator("[aria-current]")).toHaveCount(0);
  for (const decade of decades) {
    await link(page, decade.label).click();
    await expectCurrent(page, decade.label);
    await expect(page).toHaveURL(`${HISTORY}#${decade.id}`);
    if (decade !== oldest) await expectHeadingInView(page, decade);
  }
  await link(page, "Další").click();
  await expectCurrent(page, "Další");
});

test("a URL with a decade opens there, again after reloading", { tag: "@phone" }, async ({ page }) => {
  await open(page, `${HISTORY}#${middle.id}`);
  await expectCurrent(page, middle.label);
  await expectHeadingInView(page, middle);
  await page.reload();
  await hydrated(page);
  await expectCurrent(page, middle.label);
  await expectHeadingInView(page, middle);
  await expect(page).toHaveURL(`${HISTORY}#${middle.id}`);
});

test("Back leads from decade to decade and Forward again", async ({ page }) => {
  await open(page, HISTORY);
  for (const decade of [middle, oldest]) {
    await link(page, decade.label).click();
    await expectCurrent(page, decade.label);
  }
  await page.goBack();
  await expectCurrent(page, middle.label);
  await expectHeadingInView(page, middle);
  await page.goBack();
  await expectScrollTop(page, 0);
  await expect(page).toHaveURL(HISTORY);
  await page.goForward();
  await expectCurrent(page, middle.label);
});

test("the sticky navigation takes focus without scrolling the page", async ({ page }) => {
  await open(page, `${HISTORY}#${middle.id}`);
  const position = await scrollBy(page, 250);
  await link(page, oldest.label).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(navigation(page).locator(":focus")).toHaveCount(1);
  expect(await scrollTop(page)).toBe(position);
});

test("the URL follows the scrolling, without new history entries", async ({ page }) => {
  await open(page, HISTORY);
  const entries = await page.evaluate(() => window.history.length);
  await page
    .locator(`#${middle.id}`)
    .evaluate((section) => window.scrollTo(0, section.getBoundingClientRect().top + 40));
  await expect(page).toHaveURL(`${HISTORY}#${middle.id}`);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page).toHaveURL(HISTORY);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page).toHaveURL(`${HISTORY}#dalsi`);
  await expectCurrent(page, "Další");
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
});

test("the URL of a single year stays, and its decade is current", async ({ page }) => {
  const year = middle.entries[0]?.year;
  await setClock(page, Date.now());
  await open(page, `${HISTORY}#${year}`);
  await expectCurrent(page, middle.label);
  await scrollBy(page, 10);
  // Long after the URL would have followed.
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL(`${HISTORY}#${year}`);
});

test("reloading in the middle of a decade keeps the position", async ({ page }) => {
  await open(page, `${HISTORY}#${middle.id}`);
  const position = await scrollBy(page, 250);
  await page.reload();
  await hydrated(page);
  await expectScrollTop(page, position);
});

test("a browser that goes to the hash when it has reloaded does not keep the visitor there", async ({ page }) => {
  await open(page, `${HISTORY}#${middle.id}`);
  const position = await scrollBy(page, 250);
  // As Chromium does at times when its first layout comes after the load event.
  await page.addInitScript(() => {
    const goToHash = () => document.querySelector(":target")?.scrollIntoView();
    window.addEventListener("load", () => requestAnimationFrame(goToHash));
  });
  await page.reload();
  await hydrated(page);
  await expectScrollTop(page, position);
});

test("Back from another page restores the position", async ({ page }) => {
  await open(page, HISTORY);
  await preloadPages(page, ["/kontakty/"]);
  await link(page, middle.label).click();
  await expectCurrent(page, middle.label);
  const position = await scrollBy(page, 250);
  // Not by the mouse, for which the page would be scrolled to the menu.
  await page.getByRole("banner").getByRole("link", { name: "Kontakty" }).dispatchEvent("click");
  await expect(heading(page, "Kontakty")).toBeVisible();
  await expectScrollTop(page, 0);
  await page.goBack();
  await expect(heading(page, "Historie")).toBeVisible();
  await expectScrollTop(page, position);
});

test("Enter leads to the decade, and the next Tab stop is its first card", async ({ page }) => {
  await open(page, HISTORY);
  await link(page, middle.label).press("Enter");
  await expectCurrent(page, middle.label);
  await page.keyboard.press("Tab");
  await expect(page.locator(`#${middle.id} :focus`)).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test("the decades still lead to their cards", async ({ page }) => {
    await page.goto(HISTORY);
    await link(page, middle.label).click();
    await expect(page).toHaveURL(`${HISTORY}#${middle.id}`);
    const top = async () => (await page.locator(`#${middle.id}`).boundingBox())?.y;
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThan(0);
  });
});
