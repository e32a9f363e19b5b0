import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import czech from "../../src/admin/cs.json";
import { listFiles } from "../../src/lib/list-files";
import { sentBytes } from "../support/built-bytes";

const SCRIPTS_BYTES = 900_000;

const FOLDER = "public/sprava";
const filesIn = (folder: string) => listFiles(folder).map((name) => join(folder, name));
const files = filesIn(FOLDER);
const read = (file: string) => readFileSync(file, "utf8");
const scripts = files.filter((file) => file.endsWith(".js"));
const source = scripts.map(read).join("\n");

const html = read(`${FOLDER}/index.html`);
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
});

test("nothing else that is published knows of it", () => {
  const others = filesIn("public").filter((file) => /\.(html|js|json|css|svg|xml|txt|ics|webmanifest)$/.test(file));
  const published = others.filter((file) => !file.startsWith(join(FOLDER, "/")));
  expect(published.length).toBeGreaterThan(100);
  expect(published.filter((file) => /\bsprava\b/.test(read(file)))).toEqual([]);
});

test("its scripts are within their budget and have no source maps", () => {
  const sizes = scripts.map((file) => sentBytes(file.slice("public".length)));
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThan(SCRIPTS_BYTES);
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
});

test("every file that its page and its scripts name is there, and none that they do not", () => {
  const inPage = [...page.querySelectorAll("script")].map((script) => join(FOLDER, String(script.getAttribute("src"))));
  const inScripts = scripts.flatMap((script) =>
    [...read(script).matchAll(/"((?:\.\.?\/)+(?:\w+\/)?[\w.-]+\.js|(?:\.\.\/)?assets\/\w[\w.-]+)"/g)].map(([, url]) =>
      join(dirname(script), String(url)),
    ),
  );
  // A map, and two fonts: the page sets others.
  const named = [...inPage, ...inScripts].filter((file) => !/marker-icon|noto-mono|source-sans/.test(file));
  const expected = files.filter((file) => !/\.(br|gz|txt|html)$/.test(file));
  expect([...new Set(named)].sort()).toEqual(expected.sort());
});

test("the licenses of what it is made of are published beside it", () => {
  const named = [...read(`${FOLDER}/licenses/README.txt`).matchAll(/[\w.-]+\.txt/g)].map(([file]) => file);
  expect(readdirSync(`${FOLDER}/licenses`).sort()).toEqual([...new Set(named), "README.txt"].sort());
});

test("its styles load nothing from other hosts", () => {
  expect(source).toContain("@media");
  expect(source.match(/(url\(\s*["'`]?|@import\s+["'`])(https?:)?\/\/[^)"'`]*/g)).toBeNull();
});

test("it speaks Czech, and no other language can be chosen", () => {
  const languages = scripts.filter((file) => /^[a-z]{2}(-[A-Z]{2,4})?-\w+\.js$/.test(basename(file)));
  expect(languages).toHaveLength(1);
  const texts = read(String(languages[0])).replace(/\\(?:u(\w{4})|x(\w\w))/g, (_, long, short) =>
    String.fromCharCode(Number.parseInt(long ?? short, 16)),
  );
  const english = JSON.parse(read("node_modules/@sveltia/cms/locales/en-US.json"));
  expect(texts).toContain(czech.loading_cms_config);
  expect(texts).not.toContain(english.loading_cms_config);
});
