import { typeset } from "../../src/lib/typography";
import { data } from "../support/data";
import { expect, hydrated, menuLink, type Page, test } from "../support/test";

const labels = ["Letos", "Historie", "Soubory", "Kontakty", "Úvod"];
const { title } = data("site.json");

async function followMenu(page: Page, label: string) {
  await menuLink(page, label).click();
  await expect(page).toHaveTitle(new RegExp(`^${typeset(label === "Úvod" ? title : label)}`));
}

test("the heading is animated after client-side navigation, but not on the first page", async ({ page }) => {
  let animations = 0;
  await page.exposeFunction("countAnimation", () => animations++);
  await page.addInitScript(() =>
    document.addEventListener("animationstart", ({ target }) => {
      // Not the bar of a page that is slow to come, which is outside.
      if ((target as Element).matches("main :has(h1), main h1"))
        (window as typeof window & { countAnimation: () => void }).countAnimation();
    }),
  );
  await page.goto("/");
  await hydrated(page);
  expect(animations).toBe(0);
  for (const [index, label] of labels.entries()) {
    await followMenu(page, label);
    await expect.poll(() => animations).toBe(index + 1);
  }
});
