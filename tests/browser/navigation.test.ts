import { typeset } from "../../src/lib/typography";
import { data } from "../support/data";
import { menu } from "../support/pages";
import { preloadPages } from "../support/prefetch";
import { expect, heading, open, type Page, test } from "../support/test";

const site = data("site.json");
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Hlavní menu" });

test("the menu opens each page; layout stays, title, description, mark change", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/kontakty/");
  await preloadPages(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("header, link[rel=icon]")) element.setAttribute("data-same", "");
  });
  const descriptions = new Set<string | null>();
  for (const [label, path, title] of menu) {
    await mainMenu(page).getByRole("link", { name: label }).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.locator("header[data-same]")).toHaveCount(1);
    await expect(page.locator("link[rel=icon][data-same]")).toHaveCount(2);
    await expect(mainMenu(page).locator("[aria-current=page]")).toHaveText([label]);
    await expect(mainMenu(page).locator("[aria-current=page]")).toHaveCSS("text-transform", "uppercase");
    await expect(page).toHaveTitle(new RegExp(`^${typeset(path === "/" ? site.title : label)}`));
    descriptions.add(await page.locator("meta[name=description]").getAttribute("content"));
  }
  expect(descriptions.size).toBe(menu.length);
});

test("a link to the page that is open adds nothing to the history", async ({ page }) => {
  await open(page, "/kontakty/");
  await preloadPages(page);
  const before = await page.evaluate(() => window.history.length);
  await mainMenu(page).getByRole("link", { name: "Kontakty" }).click();
  await expect(heading(page, "Kontakty")).toBeVisible();
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});

test("the keyboard alone reaches all pages; focus follows and the new page is announced in Czech", async ({ page }) => {
  await open(page, "/");
  await preloadPages(page);
  for (const [label, , title] of menu.slice(1)) {
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      if ((await page.evaluate(() => document.activeElement?.textContent)) === label) break;
    }
    await page.keyboard.press("Enter");
    await expect(heading(page, title)).toBeVisible();
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
    await expect(page.getByText(`Otevřena stránka ${typeset(title)}`)).toBeAttached();
  }
});

test("the first Tab stop skips to the content, again and again; Back in a page keeps the focus", async ({ page }) => {
  await open(page, "/historie/");
  const skip = page.getByRole("link", { name: "Přeskočit na obsah" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeInViewport();
  await expect(skip).toHaveCSS("outline-style", "solid");
  const decades = page.getByRole("navigation", { name: "Desetiletí" }).getByRole("link");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/historie/#obsah");
  await page.locator("main li[id] a:not([target])").first().press("Enter");
  await expect(page).toHaveURL(/\/historie\/.+\//);
  await mainMenu(page).getByRole("link", { name: "Historie" }).click();
  await expect(heading(page, "Historie")).toBeVisible();
  await skip.press("Enter");
  await page.keyboard.press("Tab");
  await expect(decades.first()).toBeFocused();
  await decades.nth(1).click();
  await page.goBack();
  await heading(page, "Historie").click();
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
});
