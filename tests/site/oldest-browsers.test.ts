import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserName } from "@mdn/browser-compat-data";
import { parse } from "acorn";
import { browserslist } from "../../package.json";
import { listFiles } from "../../src/lib/list-files";
import { scripts } from "../support/built-bytes";
import { builtHtml, PUBLIC } from "../support/built-page";
import { createFinder, feature, versionAdded } from "../support/find-unsupported";
import { pages } from "../support/pages";

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
const read = (file: string) => readFileSync(join(PUBLIC, file), "utf8");
const files = listFiles(PUBLIC).filter((file) => file.endsWith(".js"));

test("scripts use nothing that a browser in which they start may lack", () => {
  // Scripts that are loaded later are named, by their hashes, in those that are loaded first; stale files are not.
  const first = new Set(pages.flatMap(scripts));
  const names = [...inlineScripts, ...[...first].map(read), ...first].join("");
  const published = files.filter((file) => names.includes(/-(\w{20})\.js$/.exec(file)?.[1] ?? "no hash"));
  expect(published.length).toBeGreaterThan(10);
  expect([...published.map(read), ...inlineScripts].flatMap(createFinder(withCondition))).toEqual([]);
});

test("inline scripts can be read by every browser with ES modules", () => {
  expect(inlineScripts.length).toBeGreaterThan(5);
  for (const source of inlineScripts) expect(() => parse(source, { ecmaVersion: 2017 })).not.toThrow();
});

test("the form uses nothing that the oldest browsers that it names lack", () => {
  const findUnsupported = createFinder({ chrome: 140, firefox: 133, safari: 18.2 }, { onlyStatic: true });
  const sources = files.filter((file) => file.startsWith("sprava/")).map(read);
  expect(sources.length).toBeGreaterThan(1);
  // Only if a program asks for its values.
  expect(sources.flatMap(findUnsupported).filter((found) => !/^Temporal\.\w+: /.test(found))).toEqual([]);
});

test("the finder finds what browsers lack, and nothing that they have or that is used only if they have it", () => {
  const find = createFinder({ safari: 15.4, chrome: 109, firefox: 115 });
  const lacking = `
    /(?<=a)b/u; class A { static { f(); } }
    a.b().toSorted(); Object.groupBy(a, f); navigator.connection.saveData; URL.canParse(a);`;
  expect(find(lacking).map((found) => found.split(": ")[0])).toEqual([
    "lookbehind",
    "static block",
    "a.b().toSorted",
    "Object.groupBy",
    "navigator.connection",
    "URL.canParse",
  ]);
  expect(find("a b")).toHaveLength(1);
  const known = `
    a?.b ?? c; /(?<year>\\d)\\p{L}(?!a)/du; a.findLast(f); document.startViewTransition?.(f);
    self.requestIdleCallback && self.requestIdleCallback.bind(window);
    const later = typeof setImmediate === "function" ? setImmediate : setTimeout;`;
  expect(find(known)).toEqual([]);
});
