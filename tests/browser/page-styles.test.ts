import { delayRequests } from "../support/layout-shifts";
import { menu } from "../support/pages";
import { disablePrefetch, preloadPages } from "../support/prefetch";
import { expect, menuLink, open, openContacts, type Page, test } from "../support/test";

const paths = [...menu.map(([, path]) => path), "/historie/1987/"];

/** Goes to a page by Gatsby's router, without the mouse, under which links look different. */
async function navigate(page: Page, path: string) {
  const before = await page.getByRole("heading", { level: 1 }).textContent();
  await page.evaluate((path) => window.___navigate(path, { replace: false }), path);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(String(before));
  // What CSS did for the click.
  await page.evaluate(() => document.documentElement.removeAttribute("data-navigated"));
}

/**
 * The computed styles of the first element of each kind, and of its pseudo-elements, but for sizes that follow from others. Waits
 * until the first picture has faded in.
 */
async function computedStyles(page: Page): Promise<string[]> {
  await page.waitForFunction(
    () => !document.querySelector("img")?.hasAttribute("data-loading") && document.getAnimations().length === 0,
  );
  return page.evaluate(() => {
    const styles: Record<string, string[]> = {};
    for (const element of document.querySelectorAll("header, footer, :is(header, main, footer) *"))
      for (const pseudo of ["", "::before", "::after"]) {
        const name = `${element.localName}.${element.getAttribute("class")}${pseudo}`;
        const style = getComputedStyle(element, pseudo);
        if (styles[name] || (pseudo && style.content === "none")) continue;
        const properties = [...style].filter((property) => !/(size|width|height|origin)$/.test(property));
        styles[name] = properties.map((property) => `${name} ${property}: ${style.getPropertyValue(property)}`);
      }
    return Object.values(styles).flat();
  });
}

test("pages look the same with the styles of all other pages", async ({ page }) => {
  await disablePrefetch(page);
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  const own: Record<string, Set<string>> = {};
  for (const path of paths) {
    await open(page, path);
    own[path] = new Set(await computedStyles(page));
    await expect(page.locator("link[rel=stylesheet]")).toHaveCount(0);
  }
  // The order in which styles arrive decides between equal ones.
  const order = [...paths].reverse();
  await open(page, String(order[0]));
  await preloadPages(page, order);
  for (const path of [...order.slice(1), String(order[0])]) {
    await navigate(page, path);
    expect(await page.locator("link[rel=stylesheet]").count()).toBeGreaterThan(2);
    // Repeated, because the cards of the history and the link around the picture of a year change after the heading.
    const changed = async () => (await computedStyles(page)).filter((style) => !own[path]?.has(style));
    await expect.poll(changed, path).toEqual([]);
  }
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
