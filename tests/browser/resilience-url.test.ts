import { disablePrefetch } from "../support/prefetch";
import { expect, heading, menuLink, open, openContacts, test } from "../support/test";

for (const hash of ["#program%", "#%E0%A4%A"])
  test(`the hash ${hash}, which cannot be decoded, is ignored`, async ({ page }) => {
    await open(page, `/letos/?fbclid=1${hash}`);
    await expect(heading(page, "Letos")).toBeVisible();
    await expect(page).toHaveURL("/letos/?fbclid=1");
    await page.evaluate((hash) => window.location.assign(hash), hash);
    await expect(page).toHaveURL("/letos/?fbclid=1");
    await expect(heading(page, "Letos")).toBeVisible();
    await openContacts(page);
  });

test("a link to a page whose data fail keeps its hash", async ({ page, allowErrors }) => {
  allowErrors(/page-data.json|503/);
  await disablePrefetch(page);
  await open(page, "/historie/1987/");
  await page.route("**/historie/page-data.json", (route) => route.fulfill({ status: 503 }));
  await page.getByRole("link", { name: "Zpět do Historie" }).click();
  await expect(page).toHaveURL("/historie/#1987");
  await expect(page.locator("[id='1987']")).toBeInViewport();
});

test("the menu leads to the top of the page that is open, if the URL has a hash, too", async ({ page }) => {
  await open(page, "/historie/#1987");
  await expect(page.locator("[id='1987']")).toBeInViewport();
  await menuLink(page, "Historie").dispatchEvent("click");
  await expect(page).toHaveURL("/historie/");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a page that was saved, or that an archive shows under another URL, stays as it is", async ({ page }) => {
  await open(page, "/letos/");
  const saved = await page.content();
  await page.route("**/archiv/*", (route) => route.fulfill({ contentType: "text/html", body: saved }));
  await page.goto("/archiv/letos.html");
  await page.waitForFunction(() => "___loader" in window);
  await expect(page).toHaveURL("/archiv/letos.html");
  await expect(heading(page, "Letos")).toBeVisible();
  for (const path of ["/letos/index.html", "/letos//", "/leto%73/"]) {
    await open(page, path);
    await expect(heading(page, "Letos")).toBeVisible();
  }
});
