import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserName } from "@mdn/browser-compat-data";
import { parse } from "acorn";
import { browserslist } from "../../package.json";
import { scripts } from "../support/built-bytes";
import { builtHtml, servedFile } from "../support/built-page";
import { createFinder, feature, versionAdded } from "../support/find-unsupported";
import { menu, pages } from "../support/pages";

/** What the inline script at the end of a page asks for before it starts the scripts (src/lib/can-run-scripts.ts). */
const CONDITION = feature("builtins.Array.at");
const mdnNames: Record<string, BrowserName> = {
  ios_saf: "safari_ios",
  and_ff: "firefox_android",
  and_chr: "chrome_android",
};
const listed = browserslist.map((entry) => {
  const [name = "", , version] = entry.split(" ");
  return { browser: mdnNames[name] ?? (name as BrowserName), version: Number(version) };
});
const withCondition = Object.fromEntries(listed.map(({ browser }) => [browser, versionAdded(CONDITION, browser)]));

test("scripts start in all browsers of the browserslist", () => {
  expect(listed.filter(({ browser, version }) => version < versionAdded(CONDITION, browser))).toEqual([]);
});

const inlineScripts = pages.flatMap((page) =>
  [...builtHtml(page).matchAll(/<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g)].map(([, source]) => String(source)),
);
// Scripts that are loaded later are named, by their hashes, in those that are loaded first; stale files are not.
const firstScripts = pages.flatMap(scripts).map((url) => readFileSync(servedFile(url), "utf8"));
const names = [...inlineScripts, ...firstScripts].join("");
const isPublished = (file: string) => {
  const [, hash] = /-(\w{20})\.js$/.exec(file) ?? [];
  return hash !== undefined && names.includes(hash);
};

/** The scripts in a folder and below it that pass the filter. */
const sourcesIn = (folder: string, filter = (_: string) => true) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js") && filter(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));

test("scripts use nothing that a browser in which they start may lack", () => {
  const findUnsupported = createFinder(withCondition);
  const sources = sourcesIn("public", isPublished);
  expect(sources.length).toBeGreaterThan(menu.length);
  expect([...sources, ...inlineScripts].flatMap(findUnsupported)).toEqual([]);
});

test("inline scripts can be read by every browser with ES modules", () => {
  expect(inlineScripts.length).toBeGreaterThan(menu.length);
  for (const source of inlineScripts) expect(() => parse(source, { ecmaVersion: 2017 })).not.toThrow();
});

test("the form uses nothing that the oldest browsers that it names lack", () => {
  const findUnsupported = createFinder({ chrome: 140, firefox: 133, safari: 18.2 }, { onlyStatic: true });
  const sources = sourcesIn("public/sprava");
  expect(sources.length).toBeGreaterThan(1);
  // Only if a program asks for its values.
  expect(sources.flatMap(findUnsupported).filter((found) => !/^Temporal\.\w+: /.test(found))).toEqual([]);
});

const findMissing = createFinder({ safari: 15.4, chrome: 109, firefox: 115 });

test.each([
  "/(?<=a)b/u",
  "/[a--b]/v",
  "class A { static { f(); } }",
  "a.b().toSorted()",
  "Object.groupBy(a, f)",
  "a || self.requestIdleCallback(f)",
  "navigator.connection.saveData",
  "URL.canParse(a)",
  "a b",
])("the oldest browsers lack %s", (source) => {
  expect(findMissing(source)).toHaveLength(1);
});

test.each([
  "a?.b ?? c",
  "/(?<year>\\d)\\p{L}(?!a)/du",
  "/[(?<=]\\(?<!a/",
  "a.findLast(f)",
  "self.requestIdleCallback && self.requestIdleCallback.bind(window)",
  'const later = typeof setImmediate === "function" ? setImmediate : setTimeout',
  "document.startViewTransition?.(f)",
])("they have %s, or it is used only if they have it", (source) => {
  expect(findMissing(source)).toEqual([]);
});
