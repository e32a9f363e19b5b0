import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expectWithin, TOLERANCE } from "../support/budget";
import { brotli, brotliOf, modules, pageData, scripts } from "../support/built-bytes";
import { builtHtml, builtPage, type PageName, pages } from "../support/built-page";
import { data } from "../support/data";

/*
 * Sizes in bytes after brotli. Those of our code are what was measured when it was last changed on purpose, plus 3 %: if a
 * change is worth more, raise them in the same commit. What grows with the content has a limit per entry instead, so that
 * no volunteer's year ever breaks a budget.
 */
const SCRIPTS: Record<PageName, number> = {
  index: 63_603,
  letos: 65_825,
  historie: 65_526,
  soubory: 63_432,
  kontakty: 63_421,
  "404": 62_796,
};
const STYLES = 6_655;
const FONTS = 13_356;
/** The HTML of the error screen, which holds little but the frame, its styles included, without addresses and previews. */
const FRAME = 8_182;
/** What else a page takes in its HTML, addresses and previews of the header included, and for the names of fields in its data. */
const PAGE = { html: 1_100, data: 400 };
/** With its texts, addresses and previews, as long as they may be. */
const PER_ENTRY = { html: 330, data: 330 };
/** A leader has two pictures, and both travel in the page's data. */
const PER_LEADER = { html: 330, data: 450 };
/** Characters of one entry without its texts, addresses and previews: markup, and the names of fields. */
const MARKUP = { historie: { html: 1_262, data: 627 }, letos: { html: 600, data: 895 } };

const styles = (page: PageName) => [...builtHtml(page).matchAll(/<style[^>]*>([^<]*)/g)].map(([, css]) => css).join("");

const sizesOf = (addresses: string[]) => Object.fromEntries(addresses.map((address) => [address, brotliOf(address)]));

/** Without addresses of pictures and without previews. */
const bare = (text: string) => text.replace(/\/static\/[^ "&]+|base64,[^"&)]+/g, "");

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

/** Texts of a page that are not entries of a list. */
const texts = {
  index: "intro.json",
  letos: "camp.json",
  historie: undefined,
  soubory: "files.json",
  kontakty: "contacts.json",
  "404": undefined,
} as const;
const textsOf = (page: PageName) => (texts[page] ? brotli(JSON.stringify(data(texts[page]))) : 0);

test.each([
  ["historie", data("history.json").length, PER_ENTRY],
  ["letos", data("leaders.json").length, PER_LEADER],
] as const)("%s: HTML and data grow by no more than their limit per entry", (page, count, limit) => {
  expectWithin(FRAME * TOLERANCE + PAGE.html + textsOf(page) + count * limit.html, {
    [`HTML with ${count} entries`]: brotli(builtHtml(page)),
  });
  expectWithin(PAGE.data + textsOf(page) + count * limit.data, { [pageData(page)]: brotliOf(pageData(page)) });
});

test("the HTML of the frame", () => {
  expectWithin(FRAME * TOLERANCE, { "HTML of 404": brotli(bare(builtHtml("404"))) });
});

test.each(["index", "soubory", "kontakty", "404"] as const)("the HTML and data of %s", (page) => {
  expectWithin(FRAME * TOLERANCE + PAGE.html + textsOf(page), { HTML: brotli(builtHtml(page)) });
  expectWithin(PAGE.data + textsOf(page), { [pageData(page)]: brotliOf(pageData(page)) });
});

describe.each([
  ["historie", "allHistoryEntry", data("history.json")],
  ["letos", "allLeader", data("leaders.json")],
] as const)("an entry of %s without what it says", (page, list, entries) => {
  const longest = (texts: string[]) => Math.max(...texts.map((text) => text.length));

  test("takes as many characters of HTML as before", () => {
    const items = [...builtPage(page).querySelectorAll("main li")].filter((item) => item.querySelector("picture"));
    expect(items).toHaveLength(entries.filter(({ image }: { image?: string }) => image).length);
    const markup = items.map((entry) =>
      bare(entry.outerHTML)
        .replace(/ (alt|href|id)="[^"]*"/g, "")
        .replace(/>[^<]+</g, "><"),
    );
    expectWithin(MARKUP[page].html * TOLERANCE, { "characters of the longest entry": longest(markup) });
  });

  test("takes as many characters of the page's data as before", () => {
    const { nodes } = JSON.parse(readFileSync(join("public", pageData(page)), "utf8")).result.data[list];
    const said = ["id", "jsonId", "name", "title", "year", "alt", "link"];
    expect(nodes).toHaveLength(entries.length);
    const fields = nodes.map((node: object) =>
      bare(JSON.stringify(node, (key, value) => (said.includes(key) ? "" : value))),
    );
    expectWithin(MARKUP[page].data * TOLERANCE, { "characters of the longest entry": longest(fields) });
  });
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
