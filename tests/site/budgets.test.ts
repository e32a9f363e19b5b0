import { existsSync, readFileSync } from "node:fs";
import { brotli, pageData, scripts, sentBytes } from "../support/built-bytes";
import { builtHtml, builtPage, servedFile } from "../support/built-page";
import { data } from "../support/data";
import { menu, pages, yearPages } from "../support/pages";

/*
 * Bytes after brotli, with room above what a page takes today. What the content takes comes on top: its text, and a limit
 * for the markup, URLs and previews of each entry, so that a new year never breaks a budget.
 */
const SCRIPTS_BYTES = 70_000;
const STYLES_BYTES = 5_500;
const FONT_BYTES = 15_000;
const EMPTY_PAGE_BYTES = { html: 9_000, data: 800 };
const ENTRY_BYTES = { html: 500, data: 500 };

/** What a page shows of the data files; a year page its entry and two neighbours. */
function contentOf(path: string): unknown[] {
  const entry = data("history.json")[yearPages.indexOf(path)];
  if (entry) return [Array(3).fill(entry)];
  return menu.filter(([, menuPath]) => menuPath === path).flatMap(([, , , files]) => files.map((name) => data(name)));
}

/** Fails if the sum is over the budget, and lists what each part takes. */
function expectWithin(budget: number, parts: Record<string, number>) {
  const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
  expect(total > budget ? { budget, total, ...parts } : {}).toEqual({});
}

const sizes = (urls: string[]) => Object.fromEntries(urls.map((url) => [url, sentBytes(url)]));

describe.each(pages)("page %s", (page) => {
  test("runs scripts within their budget at first view, without source maps, polyfills and code of the build", () => {
    expectWithin(SCRIPTS_BYTES, sizes(scripts(page)));
    expect(/nomodule|polyfill|gatsby-image|data-main-image/i.exec(builtHtml(page))).toBeNull();
    expect(builtPage(page).querySelector("script[src]")).toBeNull();
    for (const script of scripts(page)) {
      expect([script, existsSync(servedFile(`${script}.map`))]).toEqual([script, false]);
      expect(readFileSync(servedFile(script), "utf8")).not.toMatch(/sourceMappingURL|ZodError|jsonc-parser/);
    }
  });

  test("has its styles in its HTML, within their budget, those of the layout first, and one font", () => {
    const styles = [...builtHtml(page).matchAll(/<style data-href="\/(\w+)[^>]*>([^<]*)/g)];
    expectWithin(STYLES_BYTES, { styles: brotli(styles.map(([, , css]) => css).join("")) });
    expect(styles.map(([, name]) => name)).toEqual(page === "/404.html" ? ["app"] : ["app", "component"]);
    expect(builtHtml(page)).not.toMatch(/<link[^>]*stylesheet/);
    const fonts = [...new Set(builtHtml(page).match(/\/[^"'() ]+\.(woff2?|ttf|otf)/g))];
    expect(fonts).toHaveLength(1);
    expectWithin(FONT_BYTES, sizes(fonts));
  });

  test("grows by no more than the text of its content and a limit per entry", () => {
    const files = contentOf(page);
    const text = brotli(JSON.stringify(files));
    const entries = files.filter(Array.isArray).flat().length;
    const budget = (kind: "html" | "data") => EMPTY_PAGE_BYTES[kind] + text + entries * ENTRY_BYTES[kind];
    expectWithin(budget("html"), sizes([page]));
    expectWithin(budget("data"), sizes([pageData(page)]));
  });
});
