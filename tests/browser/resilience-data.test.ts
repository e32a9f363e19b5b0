import type { Route } from "@playwright/test";
import { data } from "../support/data";
import { cancelled, openContacts } from "../support/open-contacts";
import { disablePrefetch } from "../support/prefetch";
import { expect, open, test } from "../support/test";

const { theme } = data("camp.json");
const dataErrors = new RegExp(`page-data/|Not rendering React|${cancelled.source}`);

const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: "Sorry" });
const hang = () => {};
const captivePortal = (route: Route) => route.fulfill({ contentType: "text/html", body: "<p>Log in first" });

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
