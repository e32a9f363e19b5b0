import { addStyles } from "../support/add-styles";
import { doubleText, textSpacing } from "../support/layout-issues";
import { expect, open, type Page, test } from "../support/test";

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };
const narrow = { width: 320, height: 640 };

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
