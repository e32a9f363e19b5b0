import type { Page } from "playwright-core";
import { hydrated, type Options, phone, siteInBrowser, sizes } from "../support/browser";
import { data } from "../support/data";

const open = siteInBrowser();
const camps = data("history.json").filter(({ isCamp, year }) => isCamp && year !== "…");
const decades = [...new Set(camps.map(({ year }) => `${year.slice(0, 3)}0`))].sort().reverse();
const middle = decades[Math.floor(decades.length / 2)] as string;
const oldest = decades.at(-1) as string;

const navigation = (page: Page) => page.getByRole("navigation", { name: "Desetiletí" });
const stop = (page: Page, label: string) => navigation(page).getByRole("link", { name: label });
const marked = (page: Page, label: string) =>
  navigation(page).locator("[aria-current=location]", { hasText: label }).waitFor();
const hash = (page: Page) => new URL(page.url()).hash;
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const addressed = (page: Page, expected: string) => page.waitForFunction((to) => window.location.hash === to, expected);

/** The heading of a decade is in sight, right below the board, and nothing lies over it. */
async function headingIsRead(page: Page, decade: string) {
  const [board, heading, bare] = await page.evaluate((id) => {
    const box = document.querySelector(`#${id} h3`)?.getBoundingClientRect() as DOMRect;
    const board = document.querySelector("[aria-label='Desetiletí']")?.getBoundingClientRect() as DOMRect;
    const onTop = document.elementFromPoint(box.left + 5, box.top + box.height / 2);
    return [board.bottom, box.top, onTop?.localName];
  }, `leta-${decade}`);
  expect(heading).toBeGreaterThanOrEqual(Number(board));
  expect(heading).toBeLessThan(Number(board) + 120);
  expect(bare).toBe("h3");
}

const historie = async (page: Promise<Page>) => hydrated(await page);

describe.each(sizes)("on a %s", (_, size: Options) => {
  test("each decade is one click away, marked and in the address", async () => {
    const page = await historie(open("/historie/", size));
    expect(await navigation(page).locator("[aria-current]").count()).toBe(0);
    for (const decade of decades) {
      await stop(page, decade).click();
      await marked(page, decade);
      expect(hash(page)).toBe(`#leta-${decade}`);
      expect(await navigation(page).locator("[aria-current]").count()).toBe(1);
      if (decade !== oldest) await headingIsRead(page, decade);
    }
    await stop(page, "Další").click();
    await marked(page, "Další");
  });

  test("an address with a decade opens there, again after reloading", async () => {
    const page = await historie(open(`/historie/#leta-${middle}`, size));
    await marked(page, middle);
    await headingIsRead(page, middle);
    await page.reload();
    await hydrated(page);
    await marked(page, middle);
    await headingIsRead(page, middle);
    expect(hash(page)).toBe(`#leta-${middle}`);
  });
});

test("Back leads from decade to decade and Forward again", async () => {
  const page = await historie(open("/historie/"));
  for (const decade of [middle, oldest]) {
    await stop(page, decade).click();
    await marked(page, decade);
  }
  await page.goBack();
  await marked(page, middle);
  await headingIsRead(page, middle);
  await page.goBack();
  await page.waitForFunction(() => window.scrollY === 0);
  expect(hash(page)).toBe("");
  await page.goForward();
  await marked(page, middle);
});

test("the board can be focused without moving the page", async () => {
  const page = await historie(open(`/historie/#leta-${middle}`));
  await page.mouse.wheel(0, 250);
  await addressed(page, `#leta-${middle}`);
  await page.waitForTimeout(300);
  const place = await scrolled(page);
  await stop(page, oldest).focus();
  await page.keyboard.press("Shift+Tab");
  expect(await scrolled(page)).toBe(place);
});

test("the address follows the reading, without new steps for Back", async () => {
  const page = await historie(open("/historie/"));
  const steps = await page.evaluate(() => window.history.length);
  await page
    .locator(`#leta-${middle}`)
    .evaluate((section) => window.scrollTo(0, section.getBoundingClientRect().top + 40));
  await addressed(page, `#leta-${middle}`);
  await page.evaluate(() => window.scrollTo(0, 0));
  await addressed(page, "");
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await addressed(page, "#dalsi");
  await marked(page, "Další");
});

test("the address of a single year stays, and its decade is marked", async () => {
  const { year } = camps.find((camp) => camp.year.startsWith(middle.slice(0, 3))) as { year: string };
  const page = await historie(open(`/historie/#${year}`));
  await marked(page, middle);
  await page.mouse.wheel(0, 10);
  await page.waitForTimeout(400);
  expect(hash(page)).toBe(`#${year}`);
});

test("reloading in the middle of a decade keeps the place", async () => {
  const page = await historie(open(`/historie/#leta-${middle}`));
  await page.mouse.wheel(0, 250);
  await page.waitForTimeout(400);
  const place = await scrolled(page);
  await page.reload();
  await hydrated(page);
  await page.waitForTimeout(400);
  expect(Math.abs((await scrolled(page)) - place)).toBeLessThan(3);
});

test("whoever comes back from another page finds the place again", async () => {
  const page = await historie(open("/historie/"));
  await stop(page, middle).click();
  await marked(page, middle);
  await page.mouse.wheel(0, 250);
  await page.waitForTimeout(400);
  const place = await scrolled(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>("header a[href='/kontakty/']")?.click());
  await page.getByRole("heading", { level: 1, name: "Kontakty" }).waitFor();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Historie" }).waitFor();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 3, place);
});

test("by keyboard: Enter leads to the decade, and the next stop of Tab is its first card", async () => {
  const page = await historie(open("/historie/"));
  await stop(page, middle).focus();
  await page.keyboard.press("Enter");
  await marked(page, middle);
  await page.keyboard.press("Tab");
  const inside = await page.evaluate((id) => document.activeElement?.closest("section")?.id === id, `leta-${middle}`);
  expect(inside).toBe(true);
});

test("without JavaScript the decades and years still lead where they say", async () => {
  const page = await open("/historie/", { ...phone, javaScriptEnabled: false });
  await stop(page, middle).click();
  expect(hash(page)).toBe(`#leta-${middle}`);
  const top = await page.locator(`#leta-${middle}`).evaluate((section) => section.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(200);
});
