import type { Route } from "playwright-core";
import { hydrated, siteInBrowser } from "../support/browser";
import { data } from "../support/data";
import { nothingAhead } from "../support/fetched-ahead";
import { leaving, reachPhone } from "../support/reach-phone";

const open = siteInBrowser();

/** How data that a page asks for can fail to come. */
const failures: [string, (route: Route) => unknown][] = [
  ["is refused", (route) => route.abort("connectionrefused")],
  ["is missing", (route) => route.fulfill({ status: 404, body: "Not found" })],
  ["is a page of the network that wants a login", (route) => route.fulfill({ contentType: "text/html", body: "<p>" })],
  ["never comes", () => {}],
];
const provoked = new RegExp(`page-data|Not rendering React|${leaving.source}`);

// For Gatsby the rest is all the same with app-data, which holds nothing but the number of the build.
describe.each([
  ["page-data", failures],
  ["app-data", failures.filter(([how]) => /missing|never/.test(how))],
] as const)("if %s", (name, failures) => {
  const file = `**/${name}.json`;

  test.each(failures)("%s from the start, the page is read and the menu leads on", async (_, fail) => {
    let asked: Promise<unknown> | undefined;
    const page = await open("/letos/", {
      provoked,
      prepare: (page) => {
        asked = page.waitForRequest(file);
        return page.route(file, fail);
      },
    });
    await asked;
    expect(await page.getByText(data("camp.json").theme).isVisible()).toBe(true);
    await reachPhone(page);
  });

  test.each(failures)("%s after a click, the browser itself fetches the page", async (_, fail) => {
    const page = await open("/letos/", { provoked, prepare: nothingAhead });
    await hydrated(page);
    await page.route(file, fail);
    await reachPhone(page);
  });
});
