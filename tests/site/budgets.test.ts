import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import { brotli, brotliOf, modules, pageData, scripts } from "../support/built-bytes";
import { builtHtml, builtPage, type PageName, pages } from "../support/built-page";
import { data } from "../support/data";

/*
 * Sizes in bytes after brotli. Those of our code are what was measured when it was last changed on purpose, plus 3 %: if a
 * change is worth more, raise them in the same commit. What grows with the content has a limit per entry instead, so that
 * no volunteer's year ever breaks a budget.
 */
const TOLERANCE = 1.03;
const SCRIPTS: Record<PageName, number> = {
  index: 62_285,
  letos: 64_116,
  historie: 64_041,
  soubory: 62_233,
  kontakty: 62_172,
  "404": 61_574,
};
const STYLES = 6_409;
const FONTS = 13_356;
/** The HTML of a page without its styles and entries: frame and texts. */
const FRAME = 3_500;
const PER_ENTRY = { html: 330, data: 330 };
/** A leader has two pictures, and both travel in the page's data. */
const PER_LEADER = { html: 330, data: 450 };

/** What a noisy photo takes at the quality of gatsby-config.ts, in bytes. */
const MOST_PER_PIXEL = 0.6;

const styles = (page: PageName) => [...builtHtml(page).matchAll(/<style[^>]*>([^<]*)/g)].map(([, css]) => css).join("");

/** Fails if the sum is over the budget, and lists what each part takes. */
function expectWithin(budget: number, parts: Record<string, number>) {
  const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
  const list = Object.entries(parts).map(([part, bytes]) => `${part}: ${bytes} B`);
  expect(total > budget ? [`${total} B instead of at most ${Math.round(budget)} B`, ...list] : []).toEqual([]);
}
const sizesOf = (addresses: string[]) => Object.fromEntries(addresses.map((address) => [address, brotliOf(address)]));

test.each(pages)("the scripts that %s runs at first view", (page) => {
  expectWithin(SCRIPTS[page] * TOLERANCE, sizesOf(scripts(page)));
});

test.each(pages)("the styles of %s, all in its HTML", (page) => {
  expectWithin(STYLES * TOLERANCE, { [`<style> of ${page}`]: brotli(styles(page)) });
  expect(builtHtml(page)).not.toMatch(/<link[^>]*stylesheet/);
});

test.each(pages)("the fonts of %s", (page) => {
  const fonts = builtHtml(page).match(/\/[^"'() ]+\.(woff2?|ttf|otf)/g) ?? [];
  expect(new Set(fonts).size).toBe(1);
  expectWithin(FONTS * TOLERANCE, sizesOf(fonts));
});

test.each([
  ["historie", data("history.json").length, PER_ENTRY],
  ["letos", data("leaders.json").length, PER_LEADER],
] as const)("%s: HTML and data grow by no more than their limit per entry", (page, count, limit) => {
  expectWithin(STYLES * TOLERANCE + FRAME + count * limit.html, {
    [`HTML with ${count} entries`]: brotli(builtHtml(page)),
  });
  expectWithin(1000 + count * limit.data, { [pageData(page)]: brotliOf(pageData(page)) });
});

test.each(["index", "soubory", "kontakty", "404"] as const)("the HTML and data of %s", (page) => {
  expectWithin(STYLES * TOLERANCE + FRAME, { HTML: brotli(builtHtml(page)) });
  expectWithin(1000, { [pageData(page)]: brotliOf(pageData(page)) });
});

test.each(pages)("no module comes to %s twice", (page) => {
  const brought = scripts(page).flatMap((script) => modules(script).map((id) => `${id} in ${script}`));
  const ids = brought.map((module) => module.split(" ")[0]);
  expect(ids.length).toBeGreaterThan(40);
  expect(brought.filter((_, index) => ids.indexOf(ids[index]) !== index)).toEqual([]);
});

test.each(pages)("%s has no source maps, no polyfills, nothing that belongs to the build", (page) => {
  expect(builtHtml(page)).not.toMatch(/nomodule|polyfill|<script[^>]* src=/i);
  for (const script of scripts(page)) {
    expect([script, existsSync(join("public", `${script}.map`))]).toEqual([script, false]);
    expect(readFileSync(join("public", script), "utf8")).not.toMatch(/sourceMappingURL|ZodError|jsonc-parser/);
  }
});

describe.each([
  ["historie", 3 / 2, [280, 375, 500, 640, 800]],
  ["letos", 1, [110, 145, 195, 260, 350]],
] as const)("the pictures of %s", (page, ratio, widths) => {
  const pictures = () => [...builtPage(page).querySelectorAll("main picture")];
  const candidates = (element: Element) =>
    (element.getAttribute("srcset") ?? "").split(/,\s*/).map((candidate) => candidate.split(" ") as [string, string]);
  /** How wide the picture is in data/, once it is cut to the ratio of the page; it may have another ending there. */
  const available = async (address: string) => {
    const folder = join("data", page === "letos" ? "leaders" : "history");
    const file = readdirSync(folder).find((name) => parse(name).name === parse(address).name);
    const { width, height } = (await sharp(join(folder, String(file))).metadata()).autoOrient;
    return Math.min(width, height * ratio);
  };

  test("come as WebP and in their own format, at the widths of the layout, with their sizes said", async () => {
    expect(pictures().length).toBeGreaterThan(0);
    for (const picture of pictures()) {
      const [webp, own] = [picture.querySelector("source[type='image/webp']"), picture.querySelector("img")] as const;
      const address = decodeURI(own?.getAttribute("src") ?? "");
      // A picture that is small from the start has fewer widths.
      const small = (await available(address)) < Math.max(...widths);
      for (const element of [webp, own].filter((element) => element !== null)) {
        if (!small)
          expect([address, candidates(element).map(([, width]) => width)]).toEqual([
            address,
            widths.map((width) => `${width}w`),
          ]);
        expect(element.getAttribute("sizes")).toMatch(/^\(min-width: .*(vw|px|\))$/);
      }
    }
  });

  test("are as wide as they say, and no heavier than a noisy photo needs", async () => {
    for (const picture of pictures()) {
      for (const [address, width] of [...picture.querySelectorAll("source, img")].flatMap(candidates)) {
        const file = join("public", decodeURI(address));
        const { width: real = 0, height = 0 } = await sharp(file).metadata();
        expect([address, real]).toEqual([address, Number.parseInt(width, 10)]);
        expectWithin(MOST_PER_PIXEL * real * height, { [address]: statSync(file).size });
      }
    }
  });

  test("have previews of 200 bytes or less on average", () => {
    const previews = pictures().map(
      (picture) => /base64,([^"&)]+)/.exec(picture.getAttribute("style") ?? "")?.[1] ?? "",
    );
    const bytes = previews.map((preview) => Buffer.from(preview, "base64").length);
    expect(Math.min(...bytes)).toBeGreaterThan(30);
    expect(bytes.reduce((sum, size) => sum + size, 0) / bytes.length).toBeLessThanOrEqual(200);
  });
});
