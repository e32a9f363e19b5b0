import { menu } from "../support/pages";
import { preloadPages } from "../support/prefetch";
import { expect, heading, menuLink, open, test } from "../support/test";

test("the menu opens each page; only what belongs to the page changes", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { animations: 0 });
    document.addEventListener("animationstart", ({ target }) => {
      // Not the bar of a page that is slow to come, which is outside.
      if ((target as Element).matches("main :has(h1), main h1")) seen.animations++;
    });
  });
  await open(page, "/kontakty/");
  await preloadPages(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("header, link[rel=icon]")) element.setAttribute("data-same", "");
  });
  const current = page.locator("header[data-same] nav [aria-current=page]");
  for (const [index, [label, path, title]] of menu.entries()) {
    // The first page has not been animated.
    expect(await page.evaluate("animations")).toBe(index);
    await menuLink(page, label).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(index === 0 ? "Tábor pod\u00A0Modřínem, IV.\u00A0turnus" : new RegExp(`^${label}`));
    await expect(page.locator("link[rel=icon][data-same]")).toHaveCount(2);
    await expect(current).toHaveText([label]);
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
    await expect(page.getByText(`Otevřena stránka ${title}`)).toBeAttached();
    await expect.poll(() => page.evaluate("animations")).toBe(index + 1);
  }
  // A link to the page that is open adds nothing to the browser's history.
  await menuLink(page, "Kontakty").click();
  await page.goBack();
  await expect(heading(page, "Soubory")).toBeVisible();
});

test("the first Tab stop skips to the content, again and again; Back in a page keeps the focus", async ({ page }) => {
  await open(page, "/historie/");
  const skip = page.getByRole("link", { name: "Přeskočit na obsah" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/historie/#obsah");
  await page.getByRole("link", { name: "2022, Ostrov v bouři" }).press("Enter");
  await expect(page).toHaveURL("/historie/2022/");
  await menuLink(page, "Historie").click();
  await expect(heading(page, "Historie")).toBeVisible();
  await skip.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "2020–2022" })).toBeFocused();
  await page.getByRole("link", { name: "90. léta" }).click();
  await page.goBack();
  await heading(page, "Historie").click();
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
});
