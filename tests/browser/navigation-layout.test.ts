import { addStyles } from "../support/add-styles";
import { doubleText, textSpacing } from "../support/layout-issues";
import { expect, open, type Page, test } from "../support/test";

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };
const narrow = { width: 320, height: 640 };

/** Width of the words of the menu, in em of their size. */
const menuWords = { Roboto: 20.7, "Noto Sans": 21.8, Inter: 22.4, "DejaVu Sans": 24.5 };

/** Spaces the letters of the menu as if the font were that wide: no font is sure to be installed. */
async function setMenuWidth(page: Page, width: number) {
  const spacing = await menuLinks(page).evaluateAll((links, width) => {
    const range = document.createRange();
    let [text, letters] = ["", 0];
    const widths = links.map((link) => {
      range.selectNodeContents(link);
      text += link.textContent;
      const { fontSize, letterSpacing } = getComputedStyle(link);
      letters = Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize);
      return range.getBoundingClientRect().width / Number.parseFloat(fontSize);
    });
    return letters + (width - widths.reduce((sum, one) => sum + one)) / text.length;
  }, width);
  return addStyles(page, `nav a { letter-spacing: ${spacing}em !important }`);
}

const menuLinks = (page: Page) => page.getByRole("navigation", { name: "Hlavní menu" }).getByRole("link");

/** How many items of the menu are in each of its rows. */
const menuRows = (page: Page) =>
  menuLinks(page).evaluateAll((links) => {
    const tops = links.map((link) => link.getBoundingClientRect().top);
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });

test("the menu has one row on a phone, and no item is ever alone in a row", async ({ page }) => {
  await open(page, "/");
  for (const viewport of [phone, narrow])
    for (const [font, width] of Object.entries(menuWords)) {
      await page.setViewportSize(viewport);
      const removeSpacing = await setMenuWidth(page, width);
      const where = `${font}, ${viewport.width} px wide`;
      const fits = viewport === phone && font !== "DejaVu Sans";
      if (fits) expect(await menuRows(page), where).toEqual([5]);
      expect(await menuRows(page), where).not.toContain(1);
      await removeSpacing();
    }
  await doubleText(page);
  for (const viewport of [phone, narrow, { width: 480, height: 740 }])
    for (const [font, width] of Object.entries(menuWords)) {
      await page.setViewportSize(viewport);
      const removeSpacing = await setMenuWidth(page, width);
      expect(await menuRows(page), `${font}, large, ${viewport.width} px wide`).not.toContain(1);
      await removeSpacing();
    }
});

/** Scrolls to each decade and card as a hash does; returns those whose heading the sticky navigation covers. */
const coveredHeadings = (page: Page) =>
  page.evaluate(() => {
    const navigation = document.querySelector("nav[aria-label='Desetiletí']") as Element;
    return [...document.querySelectorAll("main section[id]:has(h3), main li[id]")]
      .filter((target) => {
        target.scrollIntoView();
        const heading = target.querySelector("h3, h4") as Element;
        return navigation.getBoundingClientRect().bottom > heading.getBoundingClientRect().top;
      })
      .map(({ id }) => id);
  });

test("the sticky navigation never covers the heading that it leads to", async ({ page }) => {
  await open(page, "/historie/");
  for (const viewport of [narrow, phone, wide]) {
    await page.setViewportSize(viewport);
    const removeSpacing = await addStyles(page, textSpacing);
    expect(await coveredHeadings(page), `with spacing, ${viewport.width} px wide`).toEqual([]);
    await removeSpacing();
  }
  await doubleText(page);
  for (const viewport of [narrow, phone, wide]) {
    await page.setViewportSize(viewport);
    expect(await coveredHeadings(page), `with large text, ${viewport.width} px wide`).toEqual([]);
  }
});
