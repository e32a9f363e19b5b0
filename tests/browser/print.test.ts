import type { Page } from "playwright-core";
import { parseSiteUrl } from "../../src/build/site-url";
import { hydrated, siteInBrowser } from "../support/browser";
import { data } from "../support/data";
import { beforeStart, screens } from "../support/screens";

const open = siteInBrowser();
const { siteUrl } = parseSiteUrl(process.env.SITE_URL);

/** How often a PDF names the type: its objects stand in it as plain text. */
const count = (pdf: Buffer, type: RegExp) => pdf.toString("latin1").match(type)?.length ?? 0;
const pages = (pdf: Buffer) => count(pdf, /\/Type \/Page\s/g);
const pictures = (pdf: Buffer) => count(pdf, /\/Subtype \/Image\s/g);

/** The page as it would be printed, to ask on screen. */
async function onPaper(...[path, options]: Parameters<typeof open>): Promise<Page> {
  const page = await hydrated(await open(path, options));
  await page.emulateMedia({ media: "print", colorScheme: options?.colorScheme ?? null });
  return page;
}

test.each(screens)("%s is printed without what is only for the screen, on one sheet", async (name, path, options) => {
  const page = await onPaper(path, options);
  const onlyOnScreen = [
    page.getByRole("navigation", { includeHidden: true }),
    page.getByRole("contentinfo", { includeHidden: true }),
    page.getByRole("timer", { includeHidden: true }),
    page.getByRole("button", { name: "odpočet", includeHidden: true }),
    page.getByText("Přeskočit na obsah"),
    page.getByText("Pustit film"),
    page.getByText("Uložit odkaz jako"),
  ];
  for (const parts of onlyOnScreen) for (const part of await parts.all()) expect(await part.isVisible()).toBe(false);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  // Fifty years do not fit on one.
  if (name !== "Historie") expect(pages(await page.pdf({ format: "A4" }))).toBe(1);
});

test("the portraits are printed, also those that nobody has scrolled to", async () => {
  const page = await hydrated(await open("/letos/", { viewport: { width: 360, height: 400 } }));
  const portraits = data("leaders.json").filter(({ image }) => image).length;
  expect(pictures(await page.pdf({ format: "A4" }))).toBe(portraits);
});

test.each(["/soubory/", "/historie/"])("links of %s show on paper where they lead", async (path) => {
  const page = await onPaper(path);
  const links = page.getByRole("main").getByRole("link");
  expect(await links.count()).toBeGreaterThan(1);
  const silent = await links.evaluateAll(
    (all, siteUrl) =>
      all.filter((link) => {
        const { content, position } = getComputedStyle(link, "::after");
        const href = String(link.getAttribute("href"));
        const whole = /^https?:/.test(href) ? href : new URL(href, siteUrl).href;
        return content !== JSON.stringify(whole) || position !== "static";
      }).length,
    siteUrl,
  );
  expect(silent).toBe(0);
});

test("phones and the e-mail stand on paper as text, once", async () => {
  const page = await onPaper("/kontakty/");
  for (const link of await page.getByRole("main").getByRole("link").all()) {
    expect((await link.getAttribute("href"))?.replace(/^\w+:/, "")).toBe((await link.innerText()).replace(/\s/g, ""));
    expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toBe("none");
  }
});

test("the dark scheme is not printed", async () => {
  const page = await onPaper("/letos/", { ...beforeStart, colorScheme: "dark" });
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor, getComputedStyle(document.documentElement).backgroundColor];
  });
  expect(colours).toEqual(["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"]);
});
