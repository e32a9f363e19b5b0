import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { listFiles } from "../../src/lib/list-files";
import { sentBytes } from "../support/built-bytes";
import { PUBLIC } from "../support/built-page";

const SCRIPTS_BYTES = 900_000;

const FOLDER = join(PUBLIC, "sprava");
const filesIn = (folder: string) => listFiles(folder).map((name) => join(folder, name));
const files = filesIn(FOLDER);
const read = (file: string) => readFileSync(file, "utf8");
const scripts = files.filter((file) => file.endsWith(".js"));

const html = read(join(FOLDER, "index.html"));
const page = new DOMParser().parseFromString(html, "text/html");
const content = (selector: string) => page.querySelector(selector)?.getAttribute("content");

test("the form is a Czech page that search engines leave out, and says so if it cannot run", () => {
  expect(page.documentElement.lang).toBe("cs");
  expect(content("meta[name=robots]")).toBe("noindex");
  expect(page.querySelector("noscript")?.textContent).toMatch(/JavaScript/);
});

test("its policy is in the page before any script", () => {
  const policy = content("meta[http-equiv=Content-Security-Policy]");
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
  expect(policy).toContain("; connect-src 'self' blob: data: https://api.github.com;");
});

test("nothing else that is published knows of it", () => {
  const others = filesIn(PUBLIC).filter((file) => /\.(html|js|json|css|svg|xml|txt|ics|webmanifest)$/.test(file));
  const published = others.filter((file) => !file.startsWith(join(FOLDER, "/")));
  expect(published.length).toBeGreaterThan(50);
  expect(published.filter((file) => /\bsprava\b/.test(read(file)))).toEqual([]);
});

test("its scripts are within their budget and have no source maps", () => {
  const sizes = scripts.map((file) => sentBytes(file.slice(PUBLIC.length)));
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThan(SCRIPTS_BYTES);
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
});

test("every file that its scripts name is there", () => {
  const file = /"((?:\.\.?\/)+(?:\w+\/)?[\w.-]+\.js|(?:\.\.\/)?assets\/\w[\w.-]+)"/g;
  const named = scripts.flatMap((script) =>
    [...read(script).matchAll(file)].map(([, url]) => join(dirname(script), String(url))),
  );
  expect(named.length).toBeGreaterThan(5);
  // A map, and two fonts: the page sets others.
  expect(named.filter((file) => !existsSync(file) && !/marker-icon|noto-mono|source-sans/.test(file))).toEqual([]);
});

test("the licenses of what it is made of are published beside it", () => {
  const licenses = join(FOLDER, "licenses");
  const named = read(join(licenses, "README.txt")).match(/[\w.-]+\.txt/g);
  expect(readdirSync(licenses).sort()).toEqual([...new Set(named), "README.txt"].sort());
});

test("no language but one, which is Czech, can be chosen", () => {
  const languages = scripts.filter((file) => /^[a-z]{2}(-[A-Z]{2,4})?-\w+\.js$/.test(basename(file)));
  expect(languages.map((file) => basename(file).slice(0, 3))).toEqual(["cs-"]);
});
