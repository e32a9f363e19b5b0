import type { Locator } from "@playwright/test";
import { addStyles } from "../support/add-styles";
import { findLayoutIssues } from "../support/layout-issues";
import { yearPage } from "../support/pages";
import { expect, open, type Page, region, test } from "../support/test";

const fills = [
  (length: number) => `${"Výprava do hor ".repeat(length).slice(0, length - 1)}!`,
  (length: number) => "Nejneobhospodařovávatelnější".repeat(length).slice(0, length),
  (length: number) => "W".repeat(length),
];

/** Replaces the first text that is directly in each of the elements. */
const write = (places: Locator, text: string) =>
  places.evaluateAll((elements, text) => {
    if (elements.length === 0) throw new Error("There is no element to write into.");
    for (const { childNodes } of elements) {
      const own = [...childNodes].find(({ nodeName, nodeValue }) => nodeName === "#text" && nodeValue?.trim());
      if (own) own.nodeValue = text;
    }
  }, text);

async function expectNoIssues(page: Page) {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findLayoutIssues(page), `${width} px wide`).toEqual([]);
  }
}

const main = (page: Page) => page.getByRole("main");
const leaders = (page: Page) => region(page, "Vedoucí").getByRole("listitem");

/** Where which texts may be as long as the content check allows. */
const places: Record<string, (page: Page) => [Locator, number][]> = {
  "/historie/": (page) => [[main(page).getByRole("heading").getByRole("link"), 120]],
  [yearPage("1987")]: (page) => [
    [main(page).getByRole("heading", { level: 1 }), 120],
    [main(page).locator("nav p:last-child"), 120],
    // The first paragraph is that of the story, because the year above it is hidden from assistive technology.
    [main(page).getByRole("paragraph").first(), 600],
  ],
  "/soubory/": (page) => [[main(page).getByRole("link"), 80]],
  "/letos/": (page) => [
    [page.getByRole("term"), 40],
    [page.getByRole("definition"), 200],
    [region(page, "Stav přihlášek").getByRole("link"), 120],
    [leaders(page).locator("> * > :last-child"), 24],
    [page.locator("summary"), 120],
  ],
};

for (const [path, find] of Object.entries(places))
  test(`the longest texts fit on ${path}, as many words, as one long word and in wide letters`, async ({ page }) => {
    await open(page, path);
    for (const fill of fills) {
      for (const [place, length] of find(page)) await write(place, fill(length));
      await expectNoIssues(page);
    }
  });

test("one leader and forty fit, and no nickname is broken inside a word", async ({ page }) => {
  await open(page, "/letos/");
  await write(leaders(page).locator("> * > :last-child").first(), "Severozápadoměsíčník");
  // Wider letters than those of any usual font.
  const removeSpacing = await addStyles(page, "span { letter-spacing: 0.08em !important }");
  for (const width of [320, 360, 400]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findLayoutIssues(page, 24), `${width} px wide`).toEqual([]);
  }
  await removeSpacing();
  for (const count of [1, 40]) {
    await leaders(page)
      .first()
      .evaluate((leader, count) => {
        leader.parentElement?.replaceChildren(...Array.from({ length: count }, () => leader.cloneNode(true)));
      }, count);
    await expect(leaders(page)).toHaveCount(count);
    await expectNoIssues(page);
  }
});
