import type { Locator, Page } from "playwright-core";
import { hydrated, siteInBrowser } from "../support/browser";
import { illegible } from "../support/legibility";
import { afterStart } from "../support/screens";

const open = siteInBrowser({ resized: true });

const words = (length: number) =>
  "Výprava do hor "
    .repeat(length)
    .slice(0, length - 1)
    .concat("!");
const oneWord = (length: number) => "Nejneobhospodařovávatelnější".repeat(length).slice(0, length);

/** Puts the text in the place of what is written in each of the elements. */
const write = (places: Locator, text: string) =>
  places.evaluateAll((elements, text) => {
    for (const element of elements) (element.firstChild as Node).textContent = text;
  }, text);

async function expectLegible(page: Page) {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect({ width, faults: await illegible(page) }).toEqual({ width, faults: [] });
  }
}

/** Many words, then one long word. */
async function expectRoomFor(page: Page, length: number, ...places: Locator[]) {
  for (const text of [words(length), oneWord(length)]) {
    for (const place of places) await write(place, text);
    await expectLegible(page);
  }
}

test("long titles fit on the cards of the history", async () => {
  const page = await hydrated(await open("/historie/"));
  await expectRoomFor(page, 120, page.getByRole("main").getByRole("heading").getByRole("link"));
});

test("a long theme and a long status of the registration fit", async () => {
  const page = await hydrated(await open("/letos/", afterStart));
  const status = page.getByRole("region", { name: "Stav přihlášek" }).getByRole("paragraph");
  await expectRoomFor(page, 120, page.getByRole("definition").first(), status);
});

test("long names of leaders fit", async () => {
  const page = await hydrated(await open("/letos/", afterStart));
  await expectRoomFor(page, 24, leaders(page).locator("> * > :last-child"));
});

test("long titles of documents fit", async () => {
  const page = await hydrated(await open("/soubory/"));
  await expectRoomFor(page, 80, page.getByRole("main").getByRole("link"));
});

test.each([1, 40])("%d of the leaders find room", async (count) => {
  const page = await hydrated(await open("/letos/", afterStart));
  await leaders(page)
    .first()
    .evaluate((leader, count) => {
      const list = leader.parentElement as Element;
      list.replaceChildren(...Array.from({ length: count }, () => leader.cloneNode(true)));
    }, count);
  expect(await leaders(page).count()).toBe(count);
  await expectLegible(page);
});

const leaders = (page: Page) => page.getByRole("region", { name: "Vedoucí" }).getByRole("listitem");
