import { parseSiteUrl } from "../../src/build/site-url";
import { data } from "../support/data";
import { cancelled } from "../support/open-contacts";
import { yearPages } from "../support/pages";
import { countPictures, findPrintIssues, layOutOnSheets } from "../support/print-issues";
import { expect, open, type Page, test } from "../support/test";

const { siteUrl } = parseSiteUrl(process.env.SITE_URL);

async function openForPrint(page: Page, path: string) {
  await open(page, path);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
}

test("Historie prints whole cards in order, also long titles and failed pictures", async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/);
  await openForPrint(page, "/historie/");
  await layOutOnSheets(page);
  expect(await findPrintIssues(page)).toEqual([]);
  await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
  await openForPrint(page, "/historie/");
  await layOutOnSheets(page);
  const titles = page.getByRole("main").getByRole("heading").getByRole("link");
  await titles.evaluateAll((links) => {
    for (const [index, link] of links.entries())
      if (index % 4 === 0) (link.firstChild as Text).data = "Nejneobhospodařovávatelnější výprava ".repeat(4);
  });
  expect(await findPrintIssues(page)).toEqual([]);
});

test("pictures print even if they are not loaded yet", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  for (const [path, file] of [
    ["/letos/", "leaders.json"],
    ["/historie/", "history.json"],
  ] as const) {
    await open(page, path);
    expect(await countPictures(page)).toBe(new Set(data(file).flatMap(({ image }) => image ?? [])).size);
  }
});

test("links print their URL; phones and e-mail, which say it, and pictures do not", async ({ page, allowErrors }) => {
  allowErrors(cancelled);
  const links = page.getByRole("main").getByRole("link");
  /** Each link with its text without spaces and what is printed behind it. */
  const printedLinks = () =>
    links.evaluateAll((all) =>
      all.map((link) => {
        const { content, position } = getComputedStyle(link, "::after");
        const text = link.textContent?.replace(/\s/g, "");
        return { href: String(link.getAttribute("href")), text, printed: content, position };
      }),
    );
  for (const path of ["/soubory/", "/historie/", ...yearPages.slice(0, 1)]) {
    await openForPrint(page, path);
    expect(await links.count()).toBeGreaterThan(0);
    for (const { href, text, printed, position } of await printedLinks()) {
      if (href.startsWith("mailto:")) {
        expect({ text, printed }).toEqual({ text: href.replace(/^mailto:|\?.*/g, ""), printed: "none" });
        continue;
      }
      // A link to a page of a year, because its card prints the URL of the album; a link to a picture, which is printed itself.
      if (/^\/(historie|static)\//.test(href)) {
        expect(printed).toBe("none");
        continue;
      }
      const url = /^https?:/.test(href) ? href : new URL(href, siteUrl).href;
      expect({ printed, position }).toEqual({ printed: JSON.stringify(url), position: "static" });
    }
  }
  await openForPrint(page, "/kontakty/");
  expect(await links.count()).toBeGreaterThan(1);
  for (const { href, text, printed } of await printedLinks())
    expect({ text, printed }).toEqual({ text: href.replace(/^\w+:/, ""), printed: "none" });
});
