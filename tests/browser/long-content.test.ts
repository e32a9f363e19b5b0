import type { Locator } from "@playwright/test";
import { yearPagePath } from "../../src/lib/paths";
import { entrySlug } from "../../src/lib/slug";
import { typeset } from "../../src/lib/typography";
import { addStyles } from "../support/add-styles";
import { data } from "../support/data";
import { findLayoutIssues } from "../support/layout-issues";
import { afterStart, setClock } from "../support/pages";
import { expect, open, type Page, test } from "../support/test";

const words = (length: number) => `${"Výprava do hor ".repeat(length).slice(0, length - 1)}!`;
const oneWord = (length: number) => "Nejneobhospodařovávatelnější".repeat(length).slice(0, length);

/** Replaces the text at the start of each of the elements. */
const write = (places: Locator, text: string) =>
  places.evaluateAll((elements, text) => {
    for (const element of elements) (element.firstChild as Node).textContent = text;
  }, text);

async function expectNoIssues(page: Page) {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findLayoutIssues(page), `${width} px wide`).toEqual([]);
  }
}

/** Fills each of the elements up to its length in characters, first with many words, then with one long word. */
async function expectRoomFor(page: Page, places: [Locator, number][]) {
  for (const fill of [words, oneWord]) {
    for (const [place, length] of places) await write(place, fill(length));
    await expectNoIssues(page);
  }
}

test("long titles fit on the cards of Historie", async ({ page }) => {
  await open(page, "/historie/");
  await expectRoomFor(page, [[page.getByRole("main").getByRole("heading").getByRole("link"), 120]]);
});

test("a long title, a long story and long titles of neighbours fit on a year page", async ({ page }) => {
  const [entry] = data("history.json").filter(({ story }) => story);
  if (!entry) return;
  await open(page, yearPagePath(entrySlug(entry)));
  const main = page.getByRole("main");
  const paragraphs = main.getByRole("paragraph");
  const story = (await paragraphs.allTextContents()).indexOf(typeset(String(entry.story?.[0])));
  await expectRoomFor(page, [
    [main.getByRole("heading", { level: 1 }), 120],
    [paragraphs.nth(story), 600],
    [main.getByRole("navigation").getByRole("paragraph").last(), 120],
  ]);
});

test("long titles of documents fit", async ({ page }) => {
  await open(page, "/soubory/");
  await expectRoomFor(page, [[page.getByRole("main").getByRole("link"), 80]]);
});

test("no nickname is broken inside a word", async ({ page }) => {
  await open(page, "/letos/");
  const names = page.getByRole("region", { name: "Vedoucí" }).getByRole("listitem").locator("> * > :last-child");
  await write(names.first(), "Severozápadoměsíčník");
  // Wider letters than those of any usual font.
  await addStyles(page, "span { letter-spacing: 0.08em !important }");
  const broken = () =>
    names.evaluateAll((elements) =>
      elements.flatMap(({ firstChild }) =>
        [...(firstChild?.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(firstChild as Node, index);
          range.setEnd(firstChild as Node, index + word.length);
          return range.getClientRects().length > 1 ? word : [];
        }),
      ),
    );
  for (const width of [320, 360, 400]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await broken(), `${width} px wide`).toEqual([]);
  }
});

test("a long theme, a long status and long names fit, so do one and forty leaders", async ({ page }) => {
  await setClock(page, afterStart);
  await open(page, "/letos/");
  const leaders = page.getByRole("region", { name: "Vedoucí" }).getByRole("listitem");
  await expectRoomFor(page, [
    [page.getByRole("definition").first(), 120],
    [page.getByRole("region", { name: "Stav přihlášek" }).getByRole("paragraph"), 120],
    [leaders.locator("> * > :last-child"), 24],
  ]);
  for (const count of [1, 40]) {
    await leaders.first().evaluate((leader, count) => {
      leader.parentElement?.replaceChildren(...Array.from({ length: count }, () => leader.cloneNode(true)));
    }, count);
    await expect(leaders).toHaveCount(count);
    await expectNoIssues(page);
  }
});
