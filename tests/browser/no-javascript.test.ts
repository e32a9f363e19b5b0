import { data } from "../support/data";
import { expectDrawn } from "../support/expect-drawn";
import { expect, heading, menuLink, type Page, region, test } from "../support/test";

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole("main");
const followMenu = (page: Page, name: string) => menuLink(page, name).click();

test("without JavaScript every page of the menu is complete", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await expect(main(page).locator("p")).toHaveCount(data("intro.json").paragraphs.length);
  await expect(main(page).locator("img")).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Pustit film" })).toBeVisible();

  await followMenu(page, "Letos");
  await expect(main(page).getByText(data("camp.json").status)).toBeVisible();
  await expect(page.getByText("Začínáme za")).toBeHidden();
  // In the order of the file.
  const names = region(page, "Vedoucí").locator("li > * > :last-child");
  await expect(names).toHaveText(data("leaders.json").map(({ name }) => name));
  for (const name of await names.all()) await expect(name).toBeVisible();

  await followMenu(page, "Historie");
  const images = main(page).getByRole("img");
  await expect(images).toHaveCount(data("history.json").length);
  for (const image of [images.first(), images.last()]) await expectDrawn(image);

  await followMenu(page, "Kontakty");
  await expect(heading(page, "Kontakty")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(`© ${data("site.json").copyrightFrom}`);
});

test("without JavaScript a picture that fails shows its text", async ({ page, allowErrors }) => {
  allowErrors(/\.(webp|jpg)( |$)/);
  await page.route(/\.(webp|jpg)$/, (route) => route.abort());
  await page.goto("/historie/");
  const image = main(page).getByRole("img").first();
  await expect(image).toHaveJSProperty("complete", true);
  await expect(image).not.toHaveCSS("font-size", "0px");
});
