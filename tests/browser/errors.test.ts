import type { Route } from "@playwright/test";
import { data } from "../support/data";
import { preloadPages } from "../support/prefetch";
import { expect, menuLink, open, type Page, test } from "../support/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const errorHeading = (page: Page) => heading(page).filter({ hasText: "Unexpected Application Error!" });

for (const path of ["/neni/", "/historie/neni.html"])
  test(`${path} answers 404 with the error screen in the layout`, { tag: "@phone" }, async ({ page, allowErrors }) => {
    allowErrors(/404/);
    const response = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await open(page, path);
    expect((await response).status()).toBe(404);
    await expect(errorHeading(page)).toBeVisible();
    await expect(page.getByText("404 Not Found")).toBeVisible();
    await expect(page.getByRole("navigation").getByRole("link")).toHaveCount(5);
    await preloadPages(page, ["/"]);
    await page.getByRole("main").getByRole("link").click();
    await expect(page).toHaveURL("/");
    await expect(heading(page)).toBeVisible();
    await expect(errorHeading(page)).toHaveCount(0);
  });

/** Answers with data of a page that lack what the page cannot be rendered without. */
const without = (field: string) => async (route: Route) => {
  const response = await route.fetch();
  const pageData = await response.json();
  pageData.result.data[field] = null;
  await route.fulfill({ response, json: pageData });
};

test("an error while rendering shows its message in the layout, and the next page is fine", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Cannot (destructure|read) propert/);
  await page.route("**/page-data/kontakty/page-data.json", without("contacts"));
  await open(page, "/");
  await preloadPages(page, ["/kontakty/", "/soubory/"]);
  await menuLink(page, "Kontakty").click();
  await expect(errorHeading(page)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("null");
  await menuLink(page, "Soubory").click();
  await expect(heading(page)).toHaveText("Soubory");
});

for (const [name, link] of [
  ["the link home", (page: Page) => page.getByRole("main").getByRole("link")],
  ["the menu", (page: Page) => menuLink(page, "Úvod")],
] as const)
  test(`after an error while the start page is rendered, ${name} loads it again`, async ({ page, allowErrors }) => {
    allowErrors(/Cannot (destructure|read) propert|ERR_ABORTED/);
    await page.route("**/page-data/index/page-data.json", without("intro"));
    await open(page, "/kontakty/");
    await preloadPages(page, ["/"]);
    await menuLink(page, "Úvod").click();
    await expect(errorHeading(page)).toBeVisible();
    await link(page).click();
    await expect(heading(page)).toHaveText(data("intro.json").heading);
  });
