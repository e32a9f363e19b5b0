import type { Page } from "playwright-core";
import { hydrated, siteInBrowser, sizes } from "../support/browser";
import { data } from "../support/data";
import { illegible } from "../support/legibility";
import { reachPhone } from "../support/reach-phone";

const open = siteInBrowser();
const start = Date.parse(data("camp.json").start);
const { copyrightFrom } = data("site.json");
const years = async (page: Page) => /©\s*([\d–]+)/.exec(await page.getByRole("contentinfo").innerText())?.[1];
const timer = (page: Page) => page.getByRole("timer");

describe.each(sizes)("on a %s", (_, size) => {
  test.each([1970, 1999, 2099])("with a clock in the year %d the site reads well", async (year) => {
    const now = Date.UTC(year, 5, 1);
    const page = await open("/letos/", { ...size, now });
    await hydrated(page);
    const expectSense = async () => {
      expect(await years(page)).toBe(year > copyrightFrom ? `${copyrightFrom}–${year}` : String(copyrightFrom));
      expect(await timer(page).count()).toBe(now < start ? 1 : 0);
      if (now < start) expect(await timer(page).innerText()).toMatch(/^\s*\d+\s+(den|dny|dní)\s/);
    };
    await expectSense();
    expect(await illegible(page)).toEqual([]);
    await reachPhone(page);
    await page.getByRole("link", { name: "Letos" }).click();
    await page.getByText(data("camp.json").theme).waitFor();
    await expectSense();
  });
});

test("days of five digits stay in one line in a narrow window", async () => {
  const page = await open("/letos/", { now: Date.UTC(1970, 0, 2), viewport: { width: 320, height: 700 } });
  await hydrated(page);
  const count = timer(page).locator("span > span").first();
  const { height, line } = await count.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    line: Number.parseFloat(getComputedStyle(element).lineHeight),
  }));
  expect(height).toBeLessThan(1.5 * line);
  expect(await illegible(page)).toEqual([]);
});

const denied = () => {
  const deny = () => {
    throw new DOMException("denied", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: deny });
  Object.defineProperty(Document.prototype, "cookie", { get: deny, set: deny });
};
const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
};

test.each([
  ["denied", denied],
  ["full", full],
])("with storage %s the visitor reads, scrolls, goes there and back", async (_, spoil) => {
  const page = await open("/historie/", { prepare: (page) => page.addInitScript(spoil) });
  await hydrated(page);
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => window.scrollY >= 500);
  // Gatsby keeps the place where it came to rest.
  await page.waitForTimeout(400);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>("header a[href='/letos/']")?.click());
  await page.getByRole("heading", { level: 1, name: "Letos" }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Historie" }).waitFor();
  // In a full storage it looks for the place nevertheless, and the page is seen from its top.
  if (spoil === denied) await page.waitForFunction(() => window.scrollY >= 500);
  await reachPhone(page);
});
