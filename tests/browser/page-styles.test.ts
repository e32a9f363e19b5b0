import { yearPagePath } from "../../src/lib/paths";
import { entrySlug } from "../../src/lib/slug";
import { data } from "../support/data";
import { delayRequests } from "../support/layout-shifts";
import { cancelled, openContacts } from "../support/open-contacts";
import { disablePrefetch, preloadPages } from "../support/prefetch";
import { afterStart, menu, setClock } from "../support/screens";
import { expect, menuLink, open, type Page, test } from "../support/test";

const [entry] = data("history.json").map((entry) => yearPagePath(entrySlug(entry)));
const paths = [...menu.map(([, path]) => path), ...(entry ? [entry] : [])];

/** Goes to a page by Gatsby's router, without the mouse, under which links look different, and waits until it has settled. */
async function navigate(page: Page, path: string) {
  const before = await page.getByRole("heading", { level: 1 }).textContent();
  await page.evaluate((path) => (window as unknown as { ___navigate: (path: string) => void }).___navigate(path), path);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(String(before));
  await expect(page.locator("html[data-navigated]")).toHaveCount(0);
  // The history's cards come after its heading.
  await expect(page.locator("main > div > div[style*='100vh']")).toHaveCount(0);
}

/** The computed style of the first element of each kind, and of its pseudo-elements, but for sizes that follow from others. */
const computedStyles = (page: Page) =>
  page.evaluate(() => {
    const styles: Record<string, Record<string, string>> = {};
    for (const element of document.querySelectorAll("header, footer, :is(header, main, footer) *"))
      for (const pseudo of ["", "::before", "::after"]) {
        const name = `${element.localName}.${element.getAttribute("class")}${pseudo}`;
        if (styles[name]) continue;
        const style = getComputedStyle(element, pseudo);
        const properties = [...style].filter((property) => !/(size|width|height|origin)$/.test(property));
        styles[name] = Object.fromEntries(properties.map((property) => [property, style.getPropertyValue(property)]));
      }
    return styles;
  });

for (const path of paths)
  test(`${path} looks the same with the styles of all other pages`, async ({ page }) => {
    await setClock(page, afterStart);
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await open(page, path);
    const own = await computedStyles(page);
    await preloadPages(page, paths);
    for (const other of paths.filter((other) => other !== path)) await navigate(page, other);
    await navigate(page, path);
    expect(await page.locator("link[rel=stylesheet]").count()).toBeGreaterThan(2);
    expect(await computedStyles(page)).toEqual(own);
  });

test("a page that is navigated to is not shown before its styles have arrived", async ({ page }) => {
  await disablePrefetch(page);
  await open(page, "/letos/");
  await page.evaluate(() => {
    const seen = Object.assign(window, { styled: undefined as boolean | undefined });
    new MutationObserver(() => {
      if (document.querySelector("h1")?.textContent === "Kontakty")
        seen.styled ??= [...document.styleSheets].some(({ href }) => href?.includes("kontakty"));
    }).observe(document, { childList: true, subtree: true });
  });
  const sendStyles = await delayRequests(page, /kontakty.*\.css$/);
  const script = page.waitForResponse(/kontakty.*\.js$/);
  await menuLink(page, "Kontakty").click();
  await (await script).finished();
  sendStyles();
  await openContacts(page);
  expect(await page.evaluate("styled")).toBe(true);
});

test("if its styles are missing, the browser loads the page itself", async ({ page, allowErrors }) => {
  allowErrors(new RegExp(`kontakty.*\\.css|${cancelled.source}`));
  await disablePrefetch(page);
  await open(page, "/letos/");
  await page.route(/kontakty.*\.css$/, (route) => route.fulfill({ status: 404 }));
  await openContacts(page);
  await expect(page.locator("style[data-href*=kontakty]")).toHaveCount(1);
});
