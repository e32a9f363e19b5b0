import { parse } from "node:path";
import type { Page } from "playwright-core";
import { PATIENCE } from "../../src/build/defer-scripts";
import { hydrated, phone, siteInBrowser } from "../support/browser";
import { data } from "../support/data";
import { fetchedAhead } from "../support/fetched-ahead";
import { holdBack } from "../support/layout-shifts";

const open = siteInBrowser();
const headerPicture = new RegExp(`/${parse(data("site.json").logo).name}\\.\\w+$`);
const script = /\.js$/;

/** Notes the addresses that the page asks for. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  return asked;
}

test("the scripts leave the line to what is seen first", async () => {
  let asked: string[] = [];
  let pictureComes = () => {};
  const page = await open("/kontakty/", {
    until: "domcontentloaded",
    prepare: async (page) => {
      asked = listen(page);
      pictureComes = await holdBack(page, headerPicture);
    },
  });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  expect(asked.filter((address) => script.test(address))).toEqual([]);
  expect(asked.some((address) => headerPicture.test(address))).toBe(true);
  pictureComes();
  await hydrated(page);
});

test("a picture that never comes does not keep the page from being taken over", async () => {
  let pictureComes = () => {};
  const page = await open("/kontakty/", {
    until: "domcontentloaded",
    now: Date.now(),
    prepare: async (page) => {
      pictureComes = await holdBack(page, headerPicture);
    },
  });
  await page.clock.fastForward(PATIENCE);
  await hydrated(page);
  // Not to be broken off when the test ends.
  pictureComes();
});

test("what the menu leads to is fetched ahead as a whole: it opens without a network", async () => {
  const page = await hydrated(await open("/", { ...phone, provoked: /ERR_INTERNET_DISCONNECTED/ }));
  const paths = ["/letos/", "/historie/", "/soubory/", "/kontakty/"];
  await fetchedAhead(page, paths);
  await page.context().setOffline(true);
  const asked = listen(page);
  for (const path of paths) {
    await page.locator(`nav a[href="${path}"]`).click();
    await page.locator(`nav a[href="${path}"][aria-current]`).waitFor();
  }
  // Pictures are fetched when they come into sight.
  expect(asked.filter((address) => !/\.(avif|webp|jpg|png|svg)$/.test(address))).toEqual([]);
});
