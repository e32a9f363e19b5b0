import type { Route } from "@playwright/test";
import { RELOAD_DELAY_MS } from "../../src/browser/navigation";
import { typeset } from "../../src/lib/typography";
import { data } from "../support/data";
import { delayRequests } from "../support/layout-shifts";
import { modifyResponse } from "../support/modify-response";
import { cancelled, openContacts } from "../support/open-contacts";
import { disablePrefetch, waitForPrefetch } from "../support/prefetch";
import { afterStart, setClock } from "../support/screens";
import { expect, heading, hydrated, menuLink, open, type Page, test } from "../support/test";

/** How long Gatsby waits for the data of a page before it reports a delay. */
const GATSBY_DELAY_MS = 1000;
const HOUR_MS = 60 * 60 * 1000;
const FRAME_MS = 16;
/** What is left before the reload: more than the frames in which a page may come. */
const MARGIN_MS = 1500;
const { theme } = data("camp.json");

const hang = () => {};
const notFound = (route: Route) => route.fulfill({ status: 404, body: "Not found" });
const captivePortal = (route: Route) => route.fulfill({ contentType: "text/html", body: "<p>Log in first" });

test.describe("data", () => {
  const dataErrors = new RegExp(`(page|app)-data|Not rendering React|${cancelled.source}`);

  for (const [what, file, answer] of [
    ["page data never comes", "**/page-data.json", hang],
    ["page data is missing", "**/page-data.json", notFound],
    ["app data is missing", "**/app-data.json", notFound],
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
    ["app data is missing", "**/app-data.json", notFound],
  ] as const)
    test(`if ${what} after a click, the browser loads the page itself`, async ({ page, allowErrors }) => {
      allowErrors(dataErrors);
      await disablePrefetch(page);
      await open(page, "/letos/");
      await page.route(file, answer);
      await openContacts(page);
    });
});

test.describe("page data that is late after a click", () => {
  /** Opens Letos and stops the clock, so that only the test lets time pass. Returns a locator of the header as it is now. */
  async function openAndStopClock(page: Page) {
    await setClock(page, afterStart);
    await disablePrefetch(page);
    await open(page, "/letos/");
    await page.clock.pauseAt(afterStart + HOUR_MS);
    await page.locator("header").evaluate((header) => header.setAttribute("data-same", ""));
    return page.locator("header[data-same]");
  }

  /** Waits for a page of the site. Navigation needs animation frames, which a stopped clock does not give by itself. */
  const runUntilSeen = (page: Page, title: string) =>
    expect
      .poll(async () => {
        await page.clock.runFor(FRAME_MS);
        return heading(page, title).isVisible();
      })
      .toBe(true);

  test("never comes: the browser loads the page itself", async ({ page, allowErrors }) => {
    allowErrors(cancelled);
    const sameHeader = await openAndStopClock(page);
    await page.route("**/page-data.json", hang);
    await menuLink(page, "Kontakty").click();
    await page.clock.runFor(GATSBY_DELAY_MS + RELOAD_DELAY_MS - 1);
    await expect(heading(page, "Letos")).toBeVisible();
    await expect(sameHeader).toBeVisible();
    await page.clock.runFor(1);
    await expect(heading(page, "Kontakty")).toBeVisible();
    await expect(sameHeader).toHaveCount(0);
    await openContacts(page);
  });

  test("comes after all: the page is not loaded a second time", async ({ page }) => {
    const sameHeader = await openAndStopClock(page);
    const sendData = await delayRequests(page, /kontakty\/page-data\.json$/);
    await menuLink(page, "Kontakty").click();
    await page.clock.runFor(GATSBY_DELAY_MS + RELOAD_DELAY_MS - MARGIN_MS);
    await expect(heading(page, "Letos")).toBeVisible();
    sendData();
    await runUntilSeen(page, "Kontakty");
    await page.clock.runFor(2 * RELOAD_DELAY_MS);
    await menuLink(page, "Letos").click();
    await runUntilSeen(page, "Letos");
    await expect(sameHeader).toBeVisible();
  });

  test("is ignored if the visitor has opened another page", async ({ page }) => {
    const sameHeader = await openAndStopClock(page);
    await page.route("**/historie/page-data.json", hang);
    await menuLink(page, "Historie").click();
    await page.clock.runFor(GATSBY_DELAY_MS + RELOAD_DELAY_MS - MARGIN_MS);
    await menuLink(page, "Soubory").click();
    await runUntilSeen(page, "Soubory");
    await page.clock.runFor(2 * RELOAD_DELAY_MS);
    await menuLink(page, "Letos").click();
    await runUntilSeen(page, "Letos");
    await expect(sameHeader).toBeVisible();
  });
});

test.describe("without a network after the first page", () => {
  const offline = new RegExp(`ERR_INTERNET_DISCONNECTED|${cancelled.source}`);

  test("the page stays, and what the menu leads to opens", async ({ page, allowErrors }) => {
    allowErrors(offline);
    await open(page, "/");
    await waitForPrefetch(page, ["/letos/", "/historie/", "/soubory/", "/kontakty/"]);
    await page.context().setOffline(true);
    await expect(heading(page, typeset(data("intro.json").heading))).toBeVisible();
    for (const [label, text] of [
      ["Letos", theme],
      ["Historie", data("history.json").find(({ title }) => title)?.title ?? "Historie"],
      ["Soubory", data("files.json")[0]?.title ?? "Soubory"],
    ] as const) {
      await menuLink(page, label).click();
      await expect(heading(page, label)).toBeVisible();
      await expect(page.getByRole("main").getByText(typeset(text)).first()).toBeVisible();
    }
    await openContacts(page);
  });

  test("a page that was not prefetched is left to the browser, whose Back leads to the first page", async ({
    page,
    allowErrors,
  }) => {
    allowErrors(offline);
    await disablePrefetch(page);
    await open(page, "/letos/");
    await page.context().setOffline(true);
    const pageLoad = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
    await menuLink(page, "Kontakty").click();
    await pageLoad;
    await expect(page.getByText(theme)).toBeHidden();
    await page.goBack({ waitUntil: "commit" });
    await expect(page.getByText(theme)).toBeVisible();
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
    await page.route("**/component---*.js", (route) => (reloaded ? route.fallback() : notFound(route)));
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

  test("a prefetched page still opens", async ({ page, allowErrors }) => {
    allowErrors(new RegExp(`404.*component---|${cancelled.source}`));
    await open(page, "/letos/");
    await waitForPrefetch(page, ["/kontakty/"]);
    await deploy(page);
    await openContacts(page);
    await expect(page.locator("html[data-new]")).toHaveCount(0);
  });

  test("an old page with new data is reloaded once, not in a loop", async ({ page, allowErrors }) => {
    allowErrors(cancelled);
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
