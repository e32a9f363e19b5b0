import { existsSync, readFileSync } from "node:fs";
import { brotli, scripts, sentBytes } from "../support/built-bytes";
import { builtHtml, builtPage, servedFile } from "../support/built-page";
import { pages } from "../support/pages";

// Bytes after brotli, with room above what a page takes today. What the content takes has its limits in tests/lane/.
const SCRIPTS_BYTES = 70_000;
const STYLES_BYTES = 5_700;
const FONT_BYTES = 15_000;

/** Fails if the sum is over the budget, and lists what each part takes. */
function expectWithin(budget: number, parts: Record<string, number>) {
  const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
  expect(total > budget ? { budget, total, ...parts } : {}).toEqual({});
}

const sizes = (urls: string[]) => Object.fromEntries(urls.map((url) => [url, sentBytes(url)]));

describe.each(pages)("page %s", (page) => {
  test("runs scripts within their budget at first view, without source maps, polyfills and code of the build", () => {
    expectWithin(SCRIPTS_BYTES, sizes(scripts(page)));
    expect(/nomodule|polyfill-/i.exec(builtHtml(page))).toBeNull();
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
});
