import type { Locator } from "@playwright/test";
import { delayRequests } from "../support/layout-shifts";
import { beforeStart, setClock } from "../support/pages";
import { expect, hydrated, type Page, test } from "../support/test";

const letos = (page: Page, name: string) => page.getByRole("button", { name });
const controls: [name: string, path: string, (page: Page) => Locator, (page: Page) => Promise<void>][] = [
  [
    "the film",
    "/",
    (page) => page.getByRole("main").getByRole("button"),
    (page) => expect(page.locator("main video")).toHaveCount(1),
  ],
  [
    "a portrait",
    "/letos/",
    (page) => letos(page, "Sova"),
    (page) => expect(letos(page, "Sova")).toHaveAttribute("aria-pressed", "true"),
  ],
  [
    "the pause of the countdown",
    "/letos/",
    (page) => letos(page, "Pozastavit odpočet"),
    (page) => expect(letos(page, "Pokračovat v\u00A0odpočtu")).toBeVisible(),
  ],
];

for (const [name, path, control, expectEffect] of controls)
  test(`a click on ${name} before the page is hydrated takes effect later, two clicks as one`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/\.mp4/);
    await setClock(page, beforeStart);
    const sendScripts = await delayRequests(page, /\.js$/);
    await page.goto(path);
    for (let click = 0; click < 2; click++) await control(page).click();
    sendScripts();
    await hydrated(page);
    await expectEffect(page);
  });
