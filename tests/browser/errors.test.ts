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
    for (const english of [errorHeading(page), page.getByText("404 Not Found")]) {
      await expect(english).toBeVisible();
      await expect(english).toHaveAttribute("lang", "en");
    }
    await expect(page.getByRole("navigation").getByRole("link")).toHaveCount(5);
    await preloadPages(page, ["/"]);
    await page.getByRole("main").getByRole("link").click();
    await expect(page).toHaveURL("/");
    await expect(heading(page)).toBeVisible();
    await expect(errorHeading(page)).toHaveCount(0);
  });

test("a render error is shown; other pages are fine, the link home loads anew", async ({ page, allowErrors }) => {
  allowErrors(/Cannot (destructure|read) propert|can't access property|ERR_ABORTED/);
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch();
    const pageData = await response.json();
    pageData.result.data.intro = null;
    await route.fulfill({ response, json: pageData });
  });
  await open(page, "/kontakty/");
  await preloadPages(page, ["/", "/soubory/"]);
  for (const leave of [menuLink(page, "Soubory"), page.getByRole("main").getByRole("link")]) {
    await menuLink(page, "Úvod").click();
    await expect(errorHeading(page)).toBeVisible();
    await expect(page.getByRole("main")).toContainText("null");
    await leave.click();
    await expect(errorHeading(page)).toHaveCount(0);
  }
  await expect(heading(page)).toHaveText("Vítejte pod Modřínem");
});
