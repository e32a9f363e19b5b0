import { parseSiteUrl } from "../../src/build/site-url";
import { yearPagePath } from "../../src/lib/paths";
import { entrySlug } from "../../src/lib/slug";
import { data } from "../support/data";
import { cancelled } from "../support/open-contacts";
import { findPrintIssues, layOutOnSheets } from "../support/print-issues";
import { screens, setClock } from "../support/screens";
import { expect, open, type Page, test } from "../support/test";

const { siteUrl } = parseSiteUrl(process.env.SITE_URL);

/** How often a type occurs in a PDF, whose objects are plain text. */
const count = (pdf: Buffer, type: RegExp) => pdf.toString("latin1").match(type)?.length ?? 0;

async function openForPrint(page: Page, path: string) {
  await open(page, path);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
}

for (const { name, path, now, error } of screens)
  test(`${name} prints on one page, black on white, without what is only for the screen`, async ({
    page,
    allowErrors,
  }) => {
    if (error) allowErrors(error);
    if (now) await setClock(page, now);
    await openForPrint(page, path);
    const onlyOnScreen = [
      page.getByRole("navigation", { includeHidden: true }),
      page.getByRole("contentinfo", { includeHidden: true }),
      page.getByRole("timer", { includeHidden: true }),
      page.getByRole("button", { name: "odpočet", includeHidden: true }),
      page.getByText("Přeskočit na obsah"),
      page.getByText("Pustit film"),
      page.getByText("Uložit odkaz jako"),
    ];
    for (const locator of onlyOnScreen) await expect(locator.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
    // Fifty years do not fit on one.
    if (path !== "/historie/") expect(count(await page.pdf({ format: "A4" }), /\/Type \/Page\s/g)).toBe(1);
  });

async function openOnSheets(page: Page, path: string) {
  await openForPrint(page, path);
  await layOutOnSheets(page);
}

test("Historie prints in order, whole cards and pictures", async ({ page }) => {
  await openOnSheets(page, "/historie/");
  expect(await findPrintIssues(page)).toEqual([]);
});

test("Historie prints in order with long titles and pictures that fail", async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/);
  await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
  await openOnSheets(page, "/historie/");
  const titles = page.getByRole("main").getByRole("heading").getByRole("link");
  await titles.evaluateAll((links) => {
    for (const [index, link] of links.entries())
      if (index % 4 === 0) (link.firstChild as Text).data = "Nejneobhospodařovávatelnější výprava ".repeat(4);
  });
  expect(await findPrintIssues(page)).toEqual([]);
});

for (const [path, file] of [
  ["/letos/", "leaders.json"],
  ["/historie/", "history.json"],
] as const)
  test(`pictures of ${path} print even if they are not loaded yet`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 });
    await open(page, path);
    const pictures = new Set(data(file).flatMap(({ image }) => image ?? [])).size;
    expect(count(await page.pdf({ format: "A4" }), /\/Subtype \/Image\s/g)).toBe(pictures);
  });

test("printing loads the images that were never scrolled to", async ({ page }) => {
  await open(page, "/historie/");
  const images = page.getByRole("main").getByRole("img");
  const loaded = () =>
    images.evaluateAll((all: HTMLImageElement[]) => all.filter((image) => image.naturalWidth).length);
  expect(await loaded()).toBeLessThan(data("history.json").length);
  await page.emulateMedia({ media: "print" });
  await expect.poll(loaded).toBe(data("history.json").length);
});

test("links print their URL; phones, the e-mail, whose text says it, and the years of cards do not", async ({
  page,
  allowErrors,
}) => {
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
  const [entry] = data("history.json");
  for (const path of ["/soubory/", "/historie/", ...(entry ? [yearPagePath(entrySlug(entry))] : [])]) {
    await openForPrint(page, path);
    expect(await links.count()).toBeGreaterThan(0);
    for (const { href, text, printed, position } of await printedLinks()) {
      if (href.startsWith("mailto:")) {
        expect({ text, printed }).toEqual({ text: href.replace(/^mailto:|\?.*/g, ""), printed: "none" });
        continue;
      }
      // Its card prints the URL of the album.
      if (href.startsWith("/historie/")) {
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
