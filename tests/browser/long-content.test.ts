import type { Locator } from "@playwright/test";
import { addStyles } from "../support/add-styles";
import { data } from "../support/data";
import { findBrokenWords, findLayoutIssues } from "../support/layout-issues";
import { afterStart, setClock, yearPages } from "../support/pages";
import { expect, open, type Page, region, test } from "../support/test";

const words = (length: number) => `${"Výprava do hor ".repeat(length).slice(0, length - 1)}!`;
const oneWord = (length: number) => "Nejneobhospodařovávatelnější".repeat(length).slice(0, length);
const wideLetters = (length: number) => "W".repeat(length);

/** Replaces the first text that is directly in each of the elements. */
const write = (places: Locator, text: string) =>
  places.evaluateAll((elements, text) => {
    for (const { childNodes } of elements)
      for (const node of [...childNodes]
        .filter(({ nodeName, nodeValue }) => nodeName === "#text" && nodeValue?.trim())
        .slice(0, 1))
        node.nodeValue = text;
  }, text);

async function expectNoIssues(page: Page) {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findLayoutIssues(page), `${width} px wide`).toEqual([]);
  }
}

const main = (page: Page) => page.getByRole("main");
const leaders = (page: Page) => region(page, "Vedoucí").getByRole("listitem");
const entryWithStory = data("history.json").findIndex(({ title, story }) => title && story);

/** Where which texts may be as long as the content check allows. */
const places: Record<string, (page: Page) => [Locator, number][]> = {
  "/historie/": (page) => [[main(page).getByRole("heading").getByRole("link"), 120]],
  [String(yearPages[entryWithStory])]: (page) => [
    [main(page).getByRole("heading", { level: 1 }), 120],
    [main(page).getByRole("navigation").getByRole("paragraph").last(), 120],
    // The first paragraph (0) is the year, so this is the first paragraph of the story (1).
    [main(page).getByRole("paragraph").nth(1), 600],
  ],
  "/soubory/": (page) => [[main(page).getByRole("link"), 80]],
  "/letos/": (page) => [
    [page.getByRole("definition").first(), 120],
    [region(page, "Stav přihlášek").getByRole("paragraph"), 120],
    [leaders(page).locator("> * > :last-child"), 24],
  ],
};

for (const [path, find] of Object.entries(places))
  test(`the longest texts fit on ${path}, as many words, as one long word and in wide letters`, async ({ page }) => {
    await setClock(page, afterStart);
    await open(page, path);
    for (const fill of [words, oneWord, wideLetters]) {
      for (const [place, length] of find(page)) await write(place, fill(length));
      await expectNoIssues(page);
    }
  });

test("one leader and forty fit, and no nickname is broken inside a word", async ({ page }) => {
  await open(page, "/letos/");
  const names = leaders(page).locator("> * > :last-child");
  await write(names.first(), "Severozápadoměsíčník");
  // Wider letters than those of any usual font.
  const removeSpacing = await addStyles(page, "span { letter-spacing: 0.08em !important }");
  for (const width of [320, 360, 400]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findBrokenWords(page, 24), `${width} px wide`).toEqual([]);
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
