import type { Route } from "@playwright/test";
import { modifyResponse } from "../support/modify-response";
import { disablePrefetch, waitForPrefetch } from "../support/prefetch";
import { cancelled, expect, heading, hydrated, menuLink, open, openContacts, type Page, test } from "../support/test";

const theme = (page: Page) => page.getByText("Ostrov v bouři");
const dataErrors = new RegExp(`page-data/|Not rendering React|404|503|${cancelled.source}`);

const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: "Sorry" });
const captivePortal = (route: Route) => route.fulfill({ contentType: "text/html", body: "<p>Log in first" });
const reset = (route: Route) => route.abort("connectionreset");

for (const [what, file, answer] of [
  ["data of the layout is missing", "**/page-data/sq/**", status(404)],
  ["app data is missing", "**/app-data.json", status(404)],
  ["all data fails with status 503", "**/page-data/**", status(503)],
  ["every script file is missing", "**/*.js", status(404)],
] as const)
  test(`if ${what} from the start, the page is readable and the menu works`, async ({ page, allowErrors }) => {
    allowErrors(dataErrors);
    await page.route(file, answer);
    await page.goto("/letos/", { waitUntil: "networkidle" });
    await expect(theme(page)).toBeVisible();
    await openContacts(page);
  });

for (const [what, file, answer] of [
  ["page data is the HTML of a captive portal", "**/page-data.json", captivePortal],
  ["app data is missing", "**/app-data.json", status(404)],
  ["all data is missing", "**/page-data/**", status(404)],
  ["all data fails with status 503", "**/page-data/**", status(503)],
  ["all data is lost with the connection", "**/page-data/**", reset],
  ["styles are missing", "**/*kontakty*.css", status(404)],
] as const)
  test(`if ${what} after a click, the browser loads the page itself`, async ({ page, allowErrors }) => {
    allowErrors(dataErrors);
    await disablePrefetch(page);
    await open(page, "/letos/");
    await page.route(file, answer);
    await openContacts(page);
    // Its styles are in its HTML.
    await expect(page.locator("style[data-href*=kontakty]")).toHaveCount(1);
  });

test.describe("without a network after the first page", () => {
  test.beforeEach(({ allowErrors }) => allowErrors(new RegExp(`ERR_INTERNET_DISCONNECTED|${cancelled.source}`)));

  test("the page stays, and what the menu leads to opens", async ({ page }) => {
    await open(page, "/");
    await waitForPrefetch(page, ["/letos/", "/historie/", "/soubory/", "/kontakty/"]);
    await page.context().setOffline(true);
    for (const [label, text] of [
      ["Letos", "Ostrov v bouři"],
      ["Historie", "Hrad v mlze"],
      ["Soubory", "Důležité informace"],
    ] as const) {
      await menuLink(page, label).click();
      await expect(heading(page, label)).toBeVisible();
      await expect(page.getByRole("main").getByText(text)).toBeVisible();
    }
    await openContacts(page);
  });

  // Playwright cannot leave the error page of Firefox.
  test("a page that was not prefetched is left to the browser, whose Back works @chromium", async ({ page }) => {
    await disablePrefetch(page);
    await open(page, "/letos/");
    await page.context().setOffline(true);
    await menuLink(page, "Kontakty").click();
    await expect(page).toHaveURL(/^chrome-error:/);
    await page.goBack({ waitUntil: "commit" });
    await expect(theme(page)).toBeVisible();
    await page.context().setOffline(false);
    await openContacts(page);
  });
});

test.describe("after a new deploy", () => {
  const newAppData = (page: Page) =>
    page.route("**/page-data/app-data.json", (route) => route.fulfill({ json: { webpackCompilationHash: "0a1b2c" } }));

  /** From now on the server has a new build: another hash, and no page components for pages of the old one. */
  async function deploy(page: Page) {
    let reloaded = false;
    await newAppData(page);
    await page.route("**/component---*.js", (route) => (reloaded ? route.fallback() : route.fulfill({ status: 404 })));
    await page.route(/\/$/, (route) => {
      reloaded = true;
      return modifyResponse(route, (html) =>
        html.replace(/(___webpackCompilationHash=)"\w+"/, '$1"0a1b2c"').replace("<html ", '<html data-new="" '),
      );
    });
  }

  test("a link leads to the new page, once", async ({ page, allowErrors }) => {
    allowErrors(new RegExp(`404.*component---|${cancelled.source}`));
    await disablePrefetch(page);
    await open(page, "/letos/");
    await deploy(page);
    await openContacts(page);
    await expect(page.locator("html[data-new]")).toHaveCount(1);
    await hydrated(page);
    await page.goBack();
    await expect(heading(page, "Letos")).toBeVisible();
  });

  test("an old page with new data is reloaded once, not in a loop", async ({ page }) => {
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    await newAppData(page);
    await page.goto("/letos/");
    await expect.poll(() => loads).toBe(2);
    // Gatsby decides about a reload before it hydrates.
    await hydrated(page);
    await openContacts(page);
    await expect.poll(() => loads).toBe(4);
    await hydrated(page);
    expect(loads).toBe(4);
  });
});
