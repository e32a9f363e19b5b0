import { delayRequests } from "../support/layout-shifts";
import { beforeStart, setClock } from "../support/pages";
import { expect, hydrated, test } from "../support/test";

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
    for (let click = 0; click < 2; click++) await page.getByRole("button", { name }).click();
    sendScripts();
    await hydrated(page);
    await expect(page.locator(effect)).toHaveCount(1);
  });
