import { readdirSync, readFileSync } from "node:fs";
import { parse } from "acorn";
import { browsersWith, feature, haveFeature, listedBrowsers } from "../support/browsers";
import { scripts } from "../support/built-bytes";
import { builtPage, servedFile } from "../support/built-page";
import { createFinder } from "../support/find-unsupported";
import { menu, pages } from "../support/pages";

/** What the inline script at the end of a page asks for before it starts the scripts (src/lib/can-run-scripts.ts). */
const CONDITION = "builtins.Array.at";

const inlineScripts = pages.flatMap((page) =>
  [...builtPage(page).querySelectorAll("script:not([type])")].map(({ textContent }) => String(textContent)),
);
// Scripts that are loaded later are named, by their hashes, in those that are loaded first; stale files are not.
const firstScripts = pages.flatMap(scripts).map((url) => readFileSync(servedFile(url), "utf8"));
const names = [...inlineScripts, ...firstScripts].join("");
const published = readdirSync("public").filter((file) => {
  const [, hash] = /-(\w{20})\.js$/.exec(file) ?? [];
  return hash && names.includes(hash);
});

test.each([
  ["the oldest browsers of the browserslist lack", listedBrowsers()],
  ["a browser in which they start may lack", browsersWith(CONDITION)],
])("scripts use nothing that %s", (_, browsers) => {
  const findUnsupported = createFinder(browsers);
  expect(published.length).toBeGreaterThan(menu.length);
  const inScripts = published.flatMap((file) =>
    findUnsupported(readFileSync(`public/${file}`, "utf8")).map((found) => [file, found]),
  );
  expect([...inScripts, ...inlineScripts.flatMap(findUnsupported)]).toEqual([]);
});

test("scripts start in all browsers of the browserslist", () => {
  expect(haveFeature(listedBrowsers(), feature(CONDITION))).toBe(true);
});

test("inline scripts can be read by every browser with ES modules", () => {
  expect(inlineScripts.length).toBeGreaterThan(menu.length);
  for (const source of inlineScripts) expect(() => parse(source, { ecmaVersion: 2017 })).not.toThrow();
});

describe("what the oldest browsers lack is found", () => {
  const findUnsupported = createFinder(
    new Map([
      ["safari", 15.4],
      ["chrome", 109],
      ["firefox", 115],
    ]),
  );

  test.each([
    "/(?<=a)b/u",
    "/[(](?<!a)b/",
    'new RegExp("(?<!a)b", "u")',
    'RegExp("[a--b]", "v")',
    "/[a--b]/v",
    "/(?<year>a)|(?<year>b)/",
    "/(?i:a)/",
    "class A { static { f(); } }",
    'import("a", { with: { type: "json" } })',
    "a.b().toSorted()",
    "Array.prototype.toSorted.call(a)",
    "Object.groupBy(a, f)",
    "Promise.withResolvers()",
    "Promise.try(f)",
    "new Set(a).union(b)",
    "Iterator.from(a)",
    'new Intl.Segmenter("cs")',
    "requestIdleCallback(f)",
    "window.requestIdleCallback(f)",
    "a || self.requestIdleCallback(f)",
    "navigator.connection.saveData",
    "document.startViewTransition(f)",
    "element.checkVisibility()",
    "URL.canParse(a)",
    "AbortSignal.any(a)",
    "a b",
  ])("%s", (source) => expect(findUnsupported(source)).toHaveLength(1));
});

describe("what they have, and what is used only if they have it, is not", () => {
  const findUnsupported = createFinder(new Map([["safari", 15.4]]));

  test.each([
    "a?.b ?? c",
    "class A { #x; static y = 1; has(o) { return #x in o; } }",
    "/(?<year>\\d)\\p{L}(?!a)/du",
    "/[(?<=]\\(?<!a/",
    "a.at(-1)",
    "a.findLast(f)",
    "Object.hasOwn(a, b)",
    "structuredClone(a)",
    "a.map(f).find(f)",
    "a.toArray",
    "self.requestIdleCallback && self.requestIdleCallback.bind(window)",
    'const later = typeof setImmediate === "function" ? setImmediate : setTimeout',
    'if ("connection" in navigator) navigator.connection.saveData',
    "document.startViewTransition?.(f)",
  ])("%s", (source) => expect(findUnsupported(source)).toEqual([]));
});
