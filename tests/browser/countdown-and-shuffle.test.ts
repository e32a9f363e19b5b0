import { data } from "../support/data";
import { delayRequests, shifts, watchShifts } from "../support/layout-shifts";
import { cancelled } from "../support/open-contacts";
import { campStart, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, setClock } from "../support/pages";
import { expect, heading, hydrated, menuLink, open, type Page, region, test } from "../support/test";

const names = data("leaders.json").map(({ name }) => name);

const panel = (page: Page) => region(page, "Začínáme za");
const timer = (page: Page) => panel(page).getByRole("timer");
const leaders = (page: Page) => region(page, "Vedoucí");
const order = (page: Page) => leaders(page).locator("li > * > :last-child").allTextContents();

/** Opens Letos at a time, in a viewport that shows all of it, and runs the check before hydration and after it. */
async function checkLetosAt(page: Page, time: number, check: () => Promise<unknown>) {
  await page.clock.setFixedTime(time);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2800 });
  await watchShifts(page);
  const sendScripts = await delayRequests(page, /\.js$/);
  await page.goto("/letos/");
  await check();
  const painted = await order(page);
  expect([...painted].sort()).toEqual([...names].sort());
  sendScripts();
  await hydrated(page);
  await check();
  expect(await order(page)).toEqual(painted);
  expect(await shifts(page)).toEqual([]);
}

test("the countdown is right before hydration and after it, nothing moves", { tag: "@phone" }, ({ page }) =>
  checkLetosAt(page, campStart - 2 * DAY_MS - 5 * HOUR_MS - MINUTE_MS - 21 * SECOND_MS, () =>
    expect(timer(page)).toHaveText("2 dny 5 hodin 1 minuta 21 sekund"),
  ),
);

test("after the start there is no panel at any time, the year is right, and nothing moves", ({ page }) =>
  checkLetosAt(page, Math.max(Date.UTC(2031, 5, 1), campStart + SECOND_MS), async () => {
    await expect(page.getByText("Začínáme za")).toHaveCount(0);
    const year = await page.evaluate(() => new Date().getFullYear());
    await expect(page.getByRole("contentinfo")).toContainText(`© ${data("site.json").copyrightFrom}–${year} `);
  }));

test("the link to the calendar gives the file, and is not taken for a page", async ({ page, allowErrors }) => {
  // A download counts as a request that was cancelled.
  allowErrors(cancelled);
  await setClock(page, campStart - DAY_MS);
  await open(page, "/letos/");
  const download = page.waitForEvent("download");
  await panel(page).getByRole("link", { name: "Přidat tábor do kalendáře" }).click();
  expect((await download).suggestedFilename()).toBe("tabor.ics");
});

test("after client-side navigation the panel and the order are decided anew", async ({ page }) => {
  await page.clock.install({ time: campStart - 2 * DAY_MS - HOUR_MS - 30 * MINUTE_MS });
  await open(page, "/");
  await page.getByRole("link", { name: "Letos" }).click();
  await expect(timer(page)).toHaveText(/^\s*2\s+dny\s+1\s+hodina/);
  await expect(leaders(page)).toBeVisible();
  expect((await order(page)).sort()).toEqual([...names].sort());
  await menuLink(page, "Soubory").click();
  await expect(heading(page, "Soubory")).toBeVisible();
  await page.clock.setSystemTime(campStart + DAY_MS);
  await page.getByRole("link", { name: "Letos" }).click();
  await expect(leaders(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test("six loads give different orders of the leaders", async ({ page, allowErrors }) => {
  allowErrors(cancelled);
  const orders: string[] = [];
  for (let load = 0; load < 6; load++) {
    await page.goto("/letos/", { waitUntil: "domcontentloaded" });
    orders.push((await order(page)).join());
  }
  // All orders of five leaders are equal by chance once in 25 thousand million runs.
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test("a list that has only partly arrived is not shown in the order of the file", async ({ page }) => {
  await page.route("**/letos/", async (route) => {
    const html = await (await route.fetch()).text();
    const list = html.indexOf("<ul", html.indexOf('id="vedouci"'));
    await route.fulfill({ contentType: "text/html", body: html.slice(0, html.indexOf("</li>", list)) });
  });
  await page.goto("/letos/");
  await expect(leaders(page).getByRole("heading")).toBeVisible();
  await expect(leaders(page).getByRole("listitem")).toHaveCount(0);
});
