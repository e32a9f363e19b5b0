import { data } from "../support/data";
import { delayRequests, shifts, watchShifts } from "../support/layout-shifts";
import { campOver, campStart, DAY_MS, setClock } from "../support/pages";
import { expect, heading, hydrated, menuLink, open, type Page, region, test } from "../support/test";

const camp = data("camp.json");
const main = (page: Page) => page.getByRole("main");
/** What each page says after the camp. */
const notes: Record<string, RegExp> = { "/": /^Už je za\s+námi\.$/, "/letos/": /^Tábor .+ je za\s+námi\. Děkujeme!/ };
const note = (page: Page, path: string) => main(page).locator("p").filter({ hasText: notes[path] });
/** What both say while it is on. */
const nowNote = (page: Page) => main(page).locator("p").filter({ hasText: "Tábor právě probíhá." });

// The visitor's date differs from the date at the camp: in Kiritimati it is the next day, in Pago Pago the day before.
for (const [name, now, timezoneId, isOn, isOver] of [
  ["in the last moment before the camp", campStart - 1, "Pacific/Kiritimati", false, false],
  ["in its first moment", campStart, "Pacific/Pago_Pago", true, false],
  ["in the last moment of the last day", campOver - 1, "Pacific/Kiritimati", true, false],
  ["at the first of the next day", campOver, "Pacific/Pago_Pago", false, true],
] as const)
  test.describe(() => {
    test.use({ timezoneId });

    test(`${name}, in ${timezoneId}, from the first paint on: on ${isOn}, over ${isOver}`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await watchShifts(page);
      for (const path of Object.keys(notes)) {
        const sendScripts = await delayRequests(page, /\.js$/);
        await page.goto(path);
        await expect(note(page, path)).toBeVisible({ visible: isOver });
        await expect(nowNote(page)).toBeVisible({ visible: isOn });
        sendScripts();
        await hydrated(page);
        await expect(note(page, path)).toBeVisible({ visible: isOver });
        await expect(nowNote(page)).toBeVisible({ visible: isOn });
        expect(await shifts(page)).toEqual([]);
      }
    });
  });

test("after client-side navigation it is decided anew", async ({ page }) => {
  await setClock(page, campOver - DAY_MS);
  await open(page, "/");
  await expect(note(page, "/")).toBeHidden();
  await menuLink(page, "Letos").click();
  await expect(heading(page, "Letos")).toBeVisible();
  await expect(note(page, "/letos/")).toBeHidden();
  await page.clock.setSystemTime(campOver);
  await menuLink(page, "Úvod").click();
  await expect(note(page, "/")).toBeVisible();
  await menuLink(page, "Letos").click();
  await expect(note(page, "/letos/")).toBeVisible();
});

test("when the camp starts with Letos open, the note takes place and focus of the countdown", async ({ page }) => {
  await setClock(page, campStart - DAY_MS);
  await open(page, "/letos/");
  await page.getByRole("button", { name: "Pozastavit odpočet" }).focus();
  await page.clock.fastForward(DAY_MS);
  await expect(nowNote(page)).toBeFocused();
  await expect(region(page, "Začínáme za")).toHaveCount(0);
});

test("while the camp is on Letos leads to the phones, and at any time to Soubory and Kontakty", async ({ page }) => {
  await setClock(page, campOver - DAY_MS);
  for (const link of [
    nowNote(page).getByRole("link"),
    page.getByRole("navigation", { name: "Co dál" }).getByRole("link", { name: "Koho se zeptat Kontakty" }),
  ]) {
    await open(page, "/letos/");
    await link.click();
    await expect(heading(page, "Kontakty")).toBeVisible();
  }
  await page.goBack();
  await page.getByRole("link", { name: /^Co zabalit a.podepsat Soubory$/ }).click();
  await expect(heading(page, "Soubory")).toBeVisible();
});

test("Letos leads from the note to the camp's pictures, and keeps the status", async ({ page }) => {
  await setClock(page, campOver);
  await open(page, "/letos/");
  await expect(region(page, "Stav přihlášek")).toContainText(camp.status);
  await note(page, "/letos/").getByRole("link").click();
  await expect(heading(page, "Historie")).toBeVisible();
  const year = camp.start.slice(0, 4);
  if (data("history.json").some((entry) => entry.isCamp && entry.year === year))
    await expect(page.locator(`[id="${year}"]`)).toBeInViewport();
});
