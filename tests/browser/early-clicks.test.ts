import { delayRequests } from "../support/layout-shifts";
import { modifyResponse } from "../support/modify-response";
import { beforeStart, setClock } from "../support/pages";
import { expect, heading, hydrated, menuLink, open, test } from "../support/test";

/** The path of a page, the name of a control, and the selector of what is there after it was pressed once. */
for (const [path, name, effect] of [
  ["/", "Pustit film", "main video"],
  ["/letos/", "Sova", "button[aria-pressed=true] >> text=Sova"],
  ["/letos/", "Pozastavit odpočet", "button:text('Pokračovat v\u00A0odpočtu')"],
] as const)
  test(`a click on „${name}“ before the page is hydrated takes effect later, two clicks as one`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/\.mp4/);
    await setClock(page, beforeStart);
    const sendScripts = await delayRequests(page, /\.js$/);
    await page.goto(path);
    for (let click = 0; click < 2; click++) await page.getByRole("button", { name }).dispatchEvent("click");
    sendScripts();
    await hydrated(page);
    await expect(page.locator(effect)).toHaveCount(1);
  });

test("a click is noted while the rest of the page still arrives, but not of a mouse that hovers", async ({ page }) => {
  await page.route(/\/(letos\/)?$/, (route) => modifyResponse(route, (html) => html.slice(0, html.indexOf("<footer"))));
  for (const [path, name, noted] of [
    ["/", "Pustit film", 1],
    ["/letos/", "Sova", 0],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name }).click();
    expect(await page.evaluate(() => window.earlyClicks?.size)).toBe(noted);
  }
});

test("Back before the page is hydrated leads back", async ({ page }) => {
  await open(page, "/kontakty/");
  await menuLink(page, "Letos").click();
  await expect(heading(page, "Letos")).toBeVisible();
  for (const late of [/\.js$/, /\.json$/]) {
    const send = await delayRequests(page, late);
    await page.reload();
    // The scripts have started, and wait for their data.
    if (late.test(".json")) await page.waitForFunction(() => "___loader" in window);
    await page.evaluate(() => window.history.back());
    await expect(heading(page, "Kontakty")).toBeVisible();
    send();
    await hydrated(page);
    await expect(heading(page, "Kontakty")).toBeVisible();
    await page.goForward();
    await expect(heading(page, "Letos")).toBeVisible();
  }
});
