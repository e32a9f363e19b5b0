import { typeset } from "../../src/lib/typography";
import { hydrated, siteInBrowser, sizes } from "../support/browser";
import { readable } from "../support/built-page";
import { data } from "../support/data";

const site = data("site.json");
const open = siteInBrowser();
const pages = [
  ["Úvod", "/", data("intro.json").heading],
  ["Letos", "/letos/", "Letos"],
  ["Historie", "/historie/", "Historie"],
  ["Soubory", "/soubory/", "Soubory"],
  ["Kontakty", "/kontakty/", "Kontakty"],
] as const;

describe.each(sizes)("on a %s", (_, size) => {
  test.each(pages)("%s opens at its address with nothing wider than the screen", async (_label, path, heading) => {
    const page = await hydrated(await open(path, size));
    expect(readable(await page.getByRole("heading", { level: 1 }).innerText())).toBe(readable(typeset(heading)));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  });

  test("the menu leads to each page; the frame stays, title, description and current page change", async () => {
    const page = await hydrated(await open("/kontakty/", size));
    await page.evaluate(() => {
      for (const element of document.querySelectorAll("header, link[rel=icon]")) element.setAttribute("data-same", "");
    });
    const seen = new Set<string>();
    for (const [label, path, heading] of pages) {
      await page.getByRole("navigation").getByRole("link", { name: label }).click();
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.locator("header[data-same]").count()).toBe(1);
      expect(await page.locator("link[rel=icon][data-same]").count()).toBe(2);
      expect(await page.getByRole("navigation").locator("[aria-current=page]").allInnerTexts()).toEqual([
        label.toUpperCase(),
      ]);
      await page.waitForFunction((name) => document.title.startsWith(name), typeset(path === "/" ? site.title : label));
      seen.add(String(await page.locator("meta[name=description]").getAttribute("content")));
    }
    expect(seen.size).toBe(pages.length);
  });
});

test("the title leads home", async () => {
  const page = await hydrated(await open("/letos/"));
  await page.getByRole("banner").getByRole("link", { name: site.title }).click();
  await page.getByRole("heading", { level: 1, name: data("intro.json").heading }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("all pages can be walked by keyboard alone; focus follows and the new page is announced in Czech", async () => {
  const page = await hydrated(await open("/"));
  for (const [label, , heading] of pages.slice(1)) {
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      if ((await page.evaluate(() => document.activeElement?.textContent)) === label) break;
    }
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "gatsby-focus-wrapper");
    await page.getByText(`Otevřena stránka ${typeset(heading)}`).waitFor({ state: "attached" });
  }
});

test("the first stop of the keyboard skips to the content", async () => {
  const page = await hydrated(await open("/historie/"));
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Přeskočit na obsah" });
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  expect(await skip.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe("solid");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("Back and Forward lead where they should", async () => {
  const page = await hydrated(await open("/"));
  await page.getByRole("link", { name: "Soubory" }).click();
  await page.getByRole("heading", { level: 1, name: "Soubory" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: data("intro.json").heading }).waitFor();
  await page.goForward();
  await page.getByRole("heading", { level: 1, name: "Soubory" }).waitFor();
});

test("an address without the final slash leads to the page", async () => {
  const page = await hydrated(await open("/letos"));
  expect(new URL(page.url()).pathname).toBe("/letos/");
  await page.getByRole("heading", { level: 1, name: "Letos" }).waitFor();
});
