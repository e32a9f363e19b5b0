import { knownDecades as decades } from "../support/decades";
import { expect, hydrated, open, type Page, test } from "../support/test";

type Decade = (typeof decades)[number];
const middle = decades[Math.floor(decades.length / 2)] as Decade;
const oldest = decades.at(-1) as Decade;
const HISTORY = "/historie/";

const navigation = (page: Page) => page.getByRole("navigation", { name: "Desetiletí" });
const link = (page: Page, label: string) => navigation(page).getByRole("link", { name: label });
const expectCurrent = (page: Page, label: string) =>
  expect(navigation(page).locator("[aria-current=location]")).toHaveText([label]);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

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

test("each decade is one click away, current and in the URL; Back leads back", { tag: "@phone" }, async ({ page }) => {
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
  await page.goBack();
  await expectCurrent(page, oldest.label);
  // In a high viewport both are at the end of the page, so that nothing scrolls.
  await page.setViewportSize({ width: 1440, height: 2600 });
  for (const label of [oldest.label, "Další"]) {
    await link(page, label).click();
    await expectCurrent(page, label);
  }
});

test("cards scroll under the sticky navigation, the links of their years too", async ({ page }) => {
  await open(page, HISTORY);
  const above = await page.evaluate(() => {
    const sticky = document.querySelector("[aria-label='Desetiletí']") as Element;
    const links = [...document.querySelectorAll<HTMLElement>("li[id] a[href^='/historie/']")];
    const above = links.filter((link) => {
      window.scrollBy({ top: link.getBoundingClientRect().top - 20, behavior: "instant" });
      const { left, top } = link.getBoundingClientRect();
      // At the end of the page no link gets that far.
      return top < 30 && !sticky.contains(document.elementFromPoint(left + 5, top + 10));
    });
    return above.map(({ innerText }) => innerText);
  });
  expect(above).toEqual([]);
});

test("the decade that is being read is current, and the URL stays", async ({ page }) => {
  const year = middle.entries[0]?.year;
  await open(page, `${HISTORY}#${year}`);
  await expectCurrent(page, middle.label);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(navigation(page).locator("[aria-current]")).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectCurrent(page, "Další");
  await expect(page).toHaveURL(`${HISTORY}#${year}`);
});

test("a URL with a decade opens there; reloading keeps the position", async ({ page }) => {
  await open(page, `${HISTORY}#${middle.id}`);
  await expectCurrent(page, middle.label);
  await expectHeadingInView(page, middle);
  const position = await scrollTop(page);
  await page.evaluate(() => window.scrollBy(0, 250));
  await page.reload();
  await hydrated(page);
  // The browser may restore a position to a fraction of a pixel.
  await expect.poll(async () => Math.abs((await scrollTop(page)) - position - 250)).toBeLessThan(3);
});

test("by keyboard Enter leads to the decade and its first card; going back does not scroll", async ({ page }) => {
  await open(page, HISTORY);
  await link(page, middle.label).press("Enter");
  await expectCurrent(page, middle.label);
  await page.keyboard.press("Tab");
  await expect(page.locator(`#${middle.id} :focus`)).toHaveCount(1);
  const position = await scrollTop(page);
  await link(page, oldest.label).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(navigation(page).locator(":focus")).toHaveCount(1);
  expect(await scrollTop(page)).toBe(position);
});
