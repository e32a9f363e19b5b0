import { expectDrawn } from "../support/expect-drawn";
import { beforeStart, setClock } from "../support/pages";
import { expect, heading, menuLink, type Page, test } from "../support/test";

const main = (page: Page) => page.getByRole("main");

/** The pages in the order of the menu, each with texts that it shows. */
const shown: [label: string, title: string, ...texts: string[]][] = [
  ["Úvod", "Vítejte pod Modřínem", "Jezdíme sem od roku 1984", "hlavni.vedouci@stanovy-tabor-les.example"],
  ["Letos", "Letos", "Ostrov v bouři", "Kapacita turnusu naplněna, zapište se mezi náhradníky", "Tygřík"],
  ["Historie", "Historie", "Osmdesátá léta", "Hrad v mlze"],
  ["Soubory", "Soubory", "Co zabalit a co podepsat.", "Souhlas s plavbou"],
  ["Kontakty", "Kontakty", "Sova z Modřína", "+420 000 000 012"],
];

/** Expects that no script has started, although a key would start the scripts at once, and that nothing needs one. */
async function expectNoScripts(page: Page) {
  await page.keyboard.press("Shift");
  await expect(page.locator("script[src]")).toHaveCount(0);
  const needsScripts = page.getByText(/je za\s+námi|právě probíhá|Děkujeme!|Začínáme za|odpočet|Klepněte na portrét/);
  await expect(needsScripts.filter({ visible: true })).toHaveCount(0);
}

/** Visits every page of the menu by its link, the page of a year, and the error screen. */
async function expectCompletePages(page: Page) {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Pustit film" })).toBeVisible();
  for (const [label, title, ...texts] of shown) {
    await menuLink(page, label).click();
    await expect(heading(page, title)).toBeVisible();
    for (const text of texts) await expect(main(page).getByText(text).first()).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("© 2005 ");
    await expectNoScripts(page);
  }

  await menuLink(page, "Historie").click();
  const images = main(page).locator("img");
  await expect(images).toHaveCount(17);
  for (const image of [images.first(), images.last()]) await expectDrawn(image);
  await page.getByRole("link", { name: "1987, Hrad v mlze" }).click();
  await expect(main(page)).toContainText("Hrad se objevil až v\u00A0poledne.");
  await expectNoScripts(page);
  await page.getByRole("link", { name: "Zpět do Historie" }).click();
  await expect(page.getByRole("link", { name: "1987, Hrad v mlze" })).toBeInViewport();

  await page.goto("/neni/");
  await expect(main(page)).toContainText("404 Not Found");
  await expectNoScripts(page);
}

test.beforeEach(({ allowErrors }) => allowErrors(/404/));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page is complete", ({ page }) => expectCompletePages(page));

  test("a key opens the answer to a question, and closes it", async ({ page }) => {
    await page.goto("/letos/");
    for (const visible of [true, false]) {
      await main(page).getByText("Smí mít telefon?").press("Enter");
      await expect(main(page).getByText("Smí, ale vybije se mu")).toBeVisible({ visible });
    }
  });

  test("a picture that fails shows its text", async ({ page, allowErrors }) => {
    allowErrors(/\.(webp|jpg)( |$)/);
    await page.route(/\.(webp|jpg)$/, (route) => route.abort());
    await page.goto("/historie/1987/");
    const image = main(page).getByRole("img");
    await expect(image).toHaveJSProperty("complete", true);
    await expect(image).not.toHaveCSS("font-size", "0px");
  });
});

test("in a browser older than those that the scripts are built for every page is complete", async ({ page }) => {
  // As on iOS 15.0 to 15.3.
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "at"));
  await setClock(page, beforeStart);
  await expectCompletePages(page);
});
