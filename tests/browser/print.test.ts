import { yearPages } from "../support/pages";
import { findPrintIssues, layOutOnSheets } from "../support/print-issues";
import { expect, open, test } from "../support/test";

test("Historie prints whole cards in order, also failed pictures @chromium", async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/);
  await open(page, "/historie/");
  await page.emulateMedia({ media: "print" });
  await layOutOnSheets(page);
  expect(await findPrintIssues(page)).toEqual([]);
  await page.emulateMedia({ media: null });
  await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
  await open(page, "/historie/");
  // On the sheets most pictures are far to the right, where not every browser loads lazy ones.
  await page.locator("main img").evaluateAll((images: HTMLImageElement[]) => {
    for (const image of images) image.loading = "eager";
  });
  await expect(page.locator("main img[data-failed]")).toHaveCount(17);
  await page.emulateMedia({ media: "print" });
  await layOutOnSheets(page);
  const titles = page.getByRole("main").getByRole("heading").getByRole("link");
  await titles.evaluateAll((links) => {
    for (const [index, link] of links.entries())
      if (index % 4 === 0) (link.firstChild as Text).data = "Nejneobhospodařovávatelnější výprava ".repeat(4);
  });
  expect(await findPrintIssues(page)).toEqual([]);
});

// That lazy pictures are loaded for printing is up to the browser: Chromium 156 does it, 150 does not.
test("a picture that has not been loaded yet is not transparent on paper @chromium", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await open(page, "/historie/");
  const last = page.locator("main img").last();
  await expect(last).toHaveCSS("opacity", "0");
  await page.route(/\.(avif|webp|jpg)$/, () => {});
  await page.emulateMedia({ media: "print" });
  await expect(last).toHaveCSS("opacity", "1");
});

test("answers that nobody has opened are printed @chromium", async ({ page }) => {
  await open(page, "/letos/");
  const answer = page.getByText("Smí, ale vybije se mu");
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
});

test("links print their URL; phones, e-mail and pictures do not @chromium", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  const albums = yearPages.map((path) => path.replace(/\/historie\/(.*)\//, "https://alba.tabor.example/$1"));
  const files = ["dulezite-informace.pdf", "P%C5%99ihl%C3%A1%C5%A1ka%20na%20t%C3%A1bor.pdf"];
  for (const [path, urls] of [
    ["/historie/", albums],
    ["/historie/1987/", ["https://alba.tabor.example/1987"]],
    ["/letos/", ["https://prihlaska.tabor.example/nahradnici"]],
    ["/soubory/", files.map((file) => `https://tabor.example/files/${file}`)],
    ["/kontakty/", []],
  ] as const) {
    await open(page, path);
    const links = page.getByRole("main").getByRole("link");
    const printed = await links.evaluateAll((all) =>
      all.map((link) => getComputedStyle(link, "::after")).map(({ content, position }) => `${position} ${content}`),
    );
    const expected = urls.map((url) => `static "${url}"`);
    expect(printed.filter((printed) => !printed.endsWith(" none")).sort(), path).toEqual(expected.sort());
  }
});
