import type { Page } from "playwright-core";
import { hydrated, siteInBrowser } from "../support/browser";
import { fetchedAhead, nothingAhead } from "../support/fetched-ahead";
import { leaving, reachPhone } from "../support/reach-phone";
import { rewrite } from "../support/rewrite";

const open = siteInBrowser();
const gone = new RegExp(`404.*component---|${leaving.source}`);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** From now on the server has a new build: another hash, and the old code of pages is gone for pages of the old one. */
async function deploy(page: Page) {
  let renewed = false;
  await page.route("**/page-data/app-data.json", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "0a1b2c" } }),
  );
  await page.route("**/component---*.js", (route) => (renewed ? route.fallback() : route.fulfill({ status: 404 })));
  await page.route(/\/$/, (route) => {
    renewed = true;
    return rewrite(route, (html) =>
      html.replace(/(___webpackCompilationHash=)"\w+"/, '$1"0a1b2c"').replace("<html ", '<html data-new="" '),
    );
  });
}

test("after a new deploy a link leads to the new page, once", async () => {
  const page = await open("/letos/", { provoked: gone, prepare: nothingAhead });
  await hydrated(page);
  await deploy(page);
  await reachPhone(page);
  expect(await page.locator("html[data-new]").count()).toBe(1);
  await hydrated(page);
  await page.goBack();
  await heading(page, "Letos").waitFor();
});

test("after a new deploy a page that has been fetched ahead still opens", async () => {
  const page = await open("/letos/", { provoked: gone });
  await hydrated(page);
  await fetchedAhead(page, ["/kontakty/"]);
  await deploy(page);
  await reachPhone(page);
  expect(await page.locator("html[data-new]").count()).toBe(0);
});

test("an old page with the data of a new deploy is loaded once more, not for ever", async () => {
  let loads = 0;
  const page = await open("/letos/", {
    provoked: leaving,
    prepare: async (page) => {
      page.on("request", (request) => {
        if (request.isNavigationRequest()) loads++;
      });
      await page.route("**/page-data/app-data.json", (route) =>
        route.fulfill({ json: { webpackCompilationHash: "0a1b2c" } }),
      );
    },
  });
  const loaded = async (times: number) => {
    while (loads < times) await page.waitForTimeout(50);
    await hydrated(page);
  };
  await loaded(2);
  await reachPhone(page);
  await loaded(4);
  await page.waitForTimeout(1000);
  expect(loads).toBe(4);
});
