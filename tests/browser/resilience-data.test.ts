import type { Route } from "@playwright/test";
import { data } from "../support/data";
import { cancelled, openContacts } from "../support/open-contacts";
import { disablePrefetch, waitForPrefetch } from "../support/prefetch";
import { expect, hydrated, menuLink, open, type Page, test } from "../support/test";

const { theme } = data("camp.json");
const dataErrors = new RegExp(`page-data/|Not rendering React|${cancelled.source}`);
const allData = "**/page-data/**";

const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: "Sorry" });
const hang = () => {};
const captivePortal = (route: Route) => route.fulfill({ contentType: "text/html", body: "<p>Log in first" });
const reset = (route: Route) => route.abort("connectionreset");

for (const [what, file, answer] of [
  ["page data never comes", "**/page-data.json", hang],
  ["page data is missing", "**/page-data.json", status(404)],
  ["app data is missing", "**/app-data.json", status(404)],
] as const)
  test(`if ${what} from the start, the page is readable and the menu works`, async ({ page, allowErrors }) => {
    allowErrors(dataErrors);
    await page.route(file, answer);
    await Promise.all([page.waitForRequest(file), page.goto("/letos/")]);
    await expect(page.getByText(theme)).toBeVisible();
    await openContacts(page);
  });

for (const [what, file, answer] of [
  ["page data is the HTML of a captive portal", "**/page-data.json", captivePortal],
  ["app data is missing", "**/app-data.json", status(404)],
] as const)
  test(`if ${what} after a click, the browser loads the page itself`, async ({ page, allowErrors }) => {
    allowErrors(dataErrors);
    await disablePrefetch(page);
    await open(page, "/letos/");
    await page.route(file, answer);
    await openContacts(page);
  });

test.describe("no data that fails is asked for more than three times", () => {
  /** How often each URL of data has been requested. Names those above the limit. */
  function countRequests(page: Page) {
    const counts = new Map<string, number>();
    page.on("request", (request) => {
      const url = request.url();
      if (url.includes("/page-data/")) counts.set(url, (counts.get(url) ?? 0) + 1);
    });
    return () => [...counts].filter(([, count]) => count > 3);
  }

  for (const [what, answer] of [
    ["fails with status 500", status(500)],
    ["fails with status 503", status(503)],
    ["is missing", status(404)],
    ["is lost with the connection", reset],
  ] as const) {
    test(`if all data ${what} from the start`, async ({ page, allowErrors }) => {
      allowErrors(/./);
      const excess = countRequests(page);
      await page.route(allData, answer);
      await Promise.all([page.waitForEvent("pageerror"), page.goto("/letos/")]);
      await expect(page.getByText(theme)).toBeVisible();
      await openContacts(page);
      expect(excess()).toEqual([]);
    });

    test(`if all data ${what} after a click`, async ({ page, allowErrors }) => {
      allowErrors(/./);
      const excess = countRequests(page);
      await disablePrefetch(page);
      await open(page, "/letos/");
      await page.route(allData, answer);
      await menuLink(page, "Kontakty").hover();
      await Promise.all([page.waitForEvent("pageerror"), openContacts(page)]);
      expect(excess()).toEqual([]);
    });
  }

  test("if app data fails while the pages of the menu are prefetched", async ({ page, allowErrors }) => {
    allowErrors(dataErrors);
    const excess = countRequests(page);
    await open(page, "/letos/");
    await page.route("**/app-data.json", status(503));
    await waitForPrefetch(page);
    expect(excess()).toEqual([]);
    await openContacts(page);
    await hydrated(page);
  });
});
