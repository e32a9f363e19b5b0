import { data } from "../support/data";
import { delayRequests, shifts, watchShifts } from "../support/layout-shifts";
import { campOver, setClock } from "../support/pages";
import { expect, heading, hydrated, menuLink, open, type Page, region, test } from "../support/test";

const DAY_MS = 24 * 60 * 60 * 1000;
const camp = data("camp.json");
const main = (page: Page) => page.getByRole("main");
/** What each page says after the camp. */
const notes: Record<string, RegExp> = { "/": /^Už je za\s+námi\.$/, "/letos/": /^Tábor .+ je za\s+námi\. Děkujeme!/ };
const note = (page: Page, path: string) => main(page).locator("p").filter({ hasText: notes[path] });

// On clocks where the date is the next day already, and the last day still.
for (const [name, now, timezoneId, isOver] of [
  ["in the last moment of the last day", campOver - 1, "Pacific/Kiritimati", false],
  ["at the first of the next day", campOver, "Pacific/Pago_Pago", true],
] as const)
  test.describe(() => {
    test.use({ timezoneId });

    test(`${name}, on a clock in ${timezoneId}, that the camp is over is ${isOver} from the first paint on`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(now);
      await watchShifts(page);
      for (const path of Object.keys(notes)) {
        const sendScripts = await delayRequests(page, /\.js$/);
        await page.goto(path);
        await expect(note(page, path)).toBeVisible({ visible: isOver });
        sendScripts();
        await hydrated(page);
        await expect(note(page, path)).toBeVisible({ visible: isOver });
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

test("on a phone the status of registration is at most one screen away", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setClock(page, campOver);
  await open(page, "/letos/");
  await region(page, "Pozvánka")
    .locator("p")
    .evaluate((invitation) => {
      // An invitation of the usual length, whatever the club has written.
      invitation.textContent = "Pojeďte s námi. ".repeat(20);
    });
  await page.evaluate(() => window.scrollBy(0, window.innerHeight));
  await expect(page.getByText(camp.status)).toBeInViewport({ ratio: 0.9 });
});
