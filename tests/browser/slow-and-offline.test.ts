import type { Page } from "playwright-core";
import { PATIENCE } from "../../src/browser/navigation-timeout";
import { typeset } from "../../src/lib/typography";
import { hydrated, siteInBrowser } from "../support/browser";
import { data } from "../support/data";
import { fetchedAhead, nothingAhead } from "../support/fetched-ahead";
import { holdBack } from "../support/layout-shifts";
import { leaving, reachPhone } from "../support/reach-phone";

const open = siteInBrowser();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a page that comes late, but comes, is not loaded a second time", async () => {
  let comes = () => {};
  const page = await open("/letos/", {
    now: Date.now(),
    prepare: async (page) => {
      await nothingAhead(page);
      comes = await holdBack(page, /kontakty\/page-data\.json$/);
    },
  });
  await hydrated(page);
  await page.locator("header").evaluate((header) => header.setAttribute("data-same", ""));
  await page.getByRole("link", { name: "Kontakty" }).click();
  await page.clock.runFor(PATIENCE);
  await heading(page, "Letos").waitFor();
  comes();
  await heading(page, "Kontakty").waitFor();
  await page.clock.runFor(2 * PATIENCE);
  expect(await page.locator("header[data-same]").count()).toBe(1);
  await reachPhone(page);
});

test("whoever goes elsewhere meanwhile is left alone", async () => {
  let comes = () => {};
  const page = await open("/letos/", {
    now: Date.now(),
    prepare: async (page) => {
      await nothingAhead(page);
      comes = await holdBack(page, /historie\/page-data\.json$/);
    },
  });
  await hydrated(page);
  for (const label of ["Soubory", "Letos"]) {
    await page.getByRole("link", { name: label }).click();
    await heading(page, label).waitFor();
  }
  await page.getByRole("link", { name: "Historie" }).click();
  await page.clock.runFor(PATIENCE);
  await page.getByRole("link", { name: "Soubory" }).click();
  await heading(page, "Soubory").waitFor();
  await page.clock.runFor(2 * PATIENCE);
  await heading(page, "Soubory").waitFor();
  comes();
});

describe("without a network after the first view", () => {
  const offline = new RegExp(`ERR_INTERNET_DISCONNECTED|${leaving.source}`);

  test("the page in view stays, and what the menu leads to opens", async () => {
    const page = await open("/", { provoked: offline });
    await hydrated(page);
    await fetchedAhead(page, ["/letos/", "/historie/", "/soubory/", "/kontakty/"]);
    await page.context().setOffline(true);
    await heading(page, typeset(data("intro.json").heading)).waitFor();
    const seen: [string, string][] = [
      ["Letos", data("camp.json").theme],
      ["Historie", data("history.json").find(({ title }) => title)?.title ?? "Historie"],
      ["Soubory", data("files.json")[0]?.title ?? "Soubory"],
    ];
    for (const [label, text] of seen) {
      await page.getByRole("link", { name: label, exact: true }).click();
      await heading(page, label).waitFor();
      await page.getByRole("main").getByText(typeset(text)).first().waitFor();
    }
    await reachPhone(page);
  });

  test("for a page that was not fetched ahead the browser says what is wrong, and Back leads to what was read", async () => {
    const page = await open("/letos/", { provoked: offline, prepare: nothingAhead });
    await hydrated(page);
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "Kontakty" }).click();
    await page.getByText("ERR_INTERNET_DISCONNECTED").waitFor();
    await page.goBack({ waitUntil: "commit" });
    await page.getByText(data("camp.json").theme).waitFor();
    await page.context().setOffline(false);
    await reachPhone(page);
  });
});
