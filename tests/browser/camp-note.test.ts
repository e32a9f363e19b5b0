import { delayRequests, shifts, watchShifts } from "../support/layout-shifts";
import { campOver, campStart, DAY_MS, MINUTE_MS, NOW, SECOND_MS, setClock } from "../support/pages";
import { cancelled, expect, heading, hydrated, menuLink, open, type Page, region, test } from "../support/test";

const note = (page: Page, text: string) => page.getByRole("main").getByText(text);
const [ON, OVER] = ["Tábor právě probíhá.", "je za námi"];
const timer = (page: Page) => region(page, "Začínáme za").getByRole("timer");
const leaders = (page: Page) => region(page, "Vedoucí").getByRole("listitem");

// The visitor's date differs from the date at the camp: in Kiritimati it is the next day, in Pago Pago the day before.
for (const [name, now, timezoneId, countdown, shown] of [
  ["two days before", campStart - 2 * DAY_MS - 65 * SECOND_MS, "Europe/Prague", "2 dny 0 hodin 1 minuta 5 sekund"],
  ["in the last moment before the camp", campStart - 1, "Pacific/Kiritimati", "0 dní 0 hodin 0 minut 0 sekund"],
  ["in its first moment", campStart, "Pacific/Pago_Pago", "", ON],
  ["in the last moment of the last day", campOver - 1, "Pacific/Kiritimati", "", ON],
  ["at the first of the next day", campOver, "Pacific/Pago_Pago", "", OVER],
] as const)
  test.describe(() => {
    // High enough for all of Letos.
    test.use({ timezoneId, viewport: { width: 1440, height: 2800 } });

    test(`${name} countdown, notes and year are right from the first paint on, nothing moves`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await watchShifts(page);
      for (const path of ["/", "/letos/"]) {
        const expectRight = async () => {
          for (const text of [ON, OVER]) await expect(note(page, text)).toBeVisible({ visible: text === shown });
          await expect(timer(page)).toHaveText(countdown && path === "/letos/" ? [countdown] : []);
          await expect(page.getByRole("contentinfo")).toContainText("© 2005–2022 ");
          if (path === "/letos/")
            for (const text of ["na tábor 2022", "Tábor 2022:"])
              await expect(page.getByText(text, { exact: true })).toBeVisible({ visible: shown === OVER });
        };
        const sendScripts = await delayRequests(page, /\.js$/);
        await page.goto(path);
        await expectRight();
        const painted = await leaders(page).allTextContents();
        sendScripts();
        await hydrated(page);
        await expectRight();
        expect(await leaders(page).allTextContents()).toEqual(painted);
        expect(await shifts(page)).toEqual([]);
      }
    });
  });

test("after client-side navigation all is decided anew, and the notes lead to phones and pictures", async ({
  page,
}) => {
  await setClock(page, campStart - 2 * DAY_MS - 30 * MINUTE_MS);
  await open(page, "/");
  await menuLink(page, "Letos").click();
  await expect(timer(page)).toContainText("2 dny 0 hodin");
  await expect(leaders(page)).toHaveCount(9);
  await menuLink(page, "Úvod").click();
  await page.clock.setSystemTime(campOver - DAY_MS);
  await menuLink(page, "Letos").click();
  await expect(timer(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Kontakty na vedoucí" }).click();
  await expect(heading(page, "Kontakty")).toBeVisible();
  await page.clock.setSystemTime(campOver);
  await menuLink(page, "Úvod").click();
  await expect(note(page, OVER)).toBeVisible();
  await menuLink(page, "Letos").click();
  await page.getByRole("link", { name: "Fotky z něj jsou v Historii." }).click();
  await expect(heading(page, "Historie")).toBeVisible();
  await expect(page.locator("[id='2022']")).toBeInViewport();
});

test("when the camp starts with Letos open, the note replaces the countdown, and the status moves up", async ({
  page,
}) => {
  await setClock(page, campStart - DAY_MS);
  await open(page, "/letos/");
  const column = async (name: string) => ({ ...(await region(page, name).boundingBox()), y: 0, height: 0 });
  expect(await column("Stav přihlášek")).toEqual(await column("Začínáme za"));
  await page.clock.fastForward(DAY_MS);
  await expect(page.getByRole("paragraph").filter({ hasText: ON })).toBeVisible();
  await expect(region(page, "Začínáme za")).toHaveCount(0);
  expect(await column("Stav přihlášek")).toEqual(await column("Pozvánka"));
});

for (const [path, event] of Object.entries({ "/": "focus", "/letos/": "visibilitychange" }))
  test(`a tab with ${path} that was left open during the camp is right when the visitor comes back: ${event}`, async ({
    page,
  }) => {
    await setClock(page, campOver - DAY_MS);
    await open(page, path);
    await expect(note(page, ON)).toBeVisible();
    await page.clock.setSystemTime(NOW);
    await page.evaluate((event) => document.dispatchEvent(new Event(event, { bubbles: true })), event);
    await expect(note(page, ON)).toBeHidden();
    await expect(note(page, OVER)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("© 2005–2023 ");
  });

test("the link to the calendar gives the file, and is not taken for a page", async ({ page, allowErrors }) => {
  // A download counts as a request that was cancelled.
  allowErrors(cancelled);
  await setClock(page, campStart - DAY_MS);
  await open(page, "/letos/");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Přidat tábor do kalendáře" }).click();
  expect((await download).suggestedFilename()).toBe("tabor.ics");
});
