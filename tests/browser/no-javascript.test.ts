import { entrySlug } from "../../src/lib/slug";
import { typeset } from "../../src/lib/typography";
import { data } from "../support/data";
import { camps } from "../support/decades";
import { expectDrawn } from "../support/expect-drawn";
import { openContacts } from "../support/open-contacts";
import { beforeStart, setClock } from "../support/pages";
import { expect, heading, menuLink, type Page, region, test } from "../support/test";

const main = (page: Page) => page.getByRole("main");

/** Visits every page of the menu by its link, and the error screen: all is there, and nothing is that needs scripts. */
async function expectCompletePages(page: Page) {
  await page.goto("/");
  await expectNoScripts(page);
  for (const paragraph of data("intro.json").paragraphs)
    await expect(main(page).getByText(typeset(paragraph), { exact: true })).toBeVisible();
  await expect(page.getByText(/je za\s+námi/)).toBeHidden();
  await expect(main(page).locator("img")).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Pustit film" })).toBeVisible();

  await menuLink(page, "Letos").click();
  await expect(main(page).getByText(data("camp.json").status)).toBeVisible();
  await expectNoScripts(page);
  for (const text of ["Začínáme za", "Děkujeme!"]) await expect(page.getByText(text)).toBeHidden();
  await expect(main(page).getByRole("button", { name: "odpočet" })).toBeHidden();
  await expect(page.getByText("Klepněte na portrét")).toBeHidden();
  // In the order of the file.
  const names = region(page, "Vedoucí").locator("li > * > :last-child");
  await expect(names).toHaveText(data("leaders.json").map(({ name }) => name));
  for (const name of await names.all()) await expect(name).toBeVisible();

  await menuLink(page, "Historie").click();
  await expect(heading(page, "Historie")).toBeVisible();
  await expectNoScripts(page);
  const images = main(page).getByRole("img");
  await expect(images).toHaveCount(data("history.json").length);
  for (const image of [images.first(), images.last()]) await expectDrawn(image);

  // A card leads to its page, and from there back to the card.
  const [entry] = camps;
  const card = page.locator(`[id="${entry && entrySlug(entry)}"]`);
  await card.getByRole("heading").getByRole("link").click();
  for (const paragraph of entry?.story ?? []) await expect(main(page)).toContainText(typeset(paragraph));
  await expectNoScripts(page);
  await page.getByRole("link", { name: "Zpět do Historie" }).click();
  await expect(card).toBeInViewport();

  await menuLink(page, "Soubory").click();
  await expect(heading(page, "Soubory")).toBeVisible();
  await expectNoScripts(page);
  await expect(main(page).getByRole("listitem")).toHaveCount(data("files.json").length);

  await openContacts(page);
  await expectNoScripts(page);
  await expect(page.getByRole("contentinfo")).toContainText(`© ${data("site.json").copyrightFrom}`);

  await page.goto("/neni/");
  await expectNoScripts(page);
  await expect(main(page)).toContainText("404 Not Found");
}

/** A key would start the scripts at once. */
async function expectNoScripts(page: Page) {
  await page.keyboard.press("Shift");
  await expect(page.locator("script[src]")).toHaveCount(0);
}

test.beforeEach(({ allowErrors }) => allowErrors(/404/));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page is complete", ({ page }) => expectCompletePages(page));

  test("a picture that fails shows its text", async ({ page, allowErrors }) => {
    allowErrors(/\.(webp|jpg)( |$)/);
    await page.route(/\.(webp|jpg)$/, (route) => route.abort());
    await page.goto("/historie/");
    const image = main(page).getByRole("img").first();
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
