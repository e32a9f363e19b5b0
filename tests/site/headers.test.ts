import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { scripts } from "../support/built-bytes";
import { builtHtml, builtPage, type PageName, pagePath, pages } from "../support/built-page";

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATED = "public, max-age=0, must-revalidate";

/** The blocks of `_headers`: a path, and below it a header a line. */
const rules = readFileSync("public/_headers", "utf8")
  .trim()
  .split("\n\n")
  .map((block) => {
    const [path = "", ...lines] = block.split("\n");
    return { path, headers: new Map(lines.map((line) => line.trim().split(": ") as [string, string])) };
  });
/** The values of a header that are sent with a URL. */
const sent = (url: string, name: string) =>
  rules
    .filter(({ path }) => (path.endsWith("*") ? url.startsWith(path.slice(0, -1)) : path === url))
    .flatMap(({ headers }) => headers.get(name) ?? []);

const files = readdirSync("public", { recursive: true, encoding: "utf8" })
  .filter((name) => statSync(join("public", name)).isFile() && !/\.(br|gz)$|^_(headers|nginx\.conf)$/.test(name))
  .map((name) => `/${name.split(sep).join("/")}`);

const metaPolicy = (page: PageName) => {
  const metas = builtPage(page).querySelectorAll("meta[http-equiv=Content-Security-Policy]");
  expect(metas).toHaveLength(1);
  return metas[0]?.getAttribute("content") ?? "";
};
const directives = (page: PageName) =>
  new Map(
    metaPolicy(page)
      .split("; ")
      .map((part) => [part.split(" ")[0], part.split(" ").slice(1)]),
  );
const hash = (text: string | null) => `'sha256-${createHash("sha256").update(String(text)).digest("base64")}'`;

describe.each(pages)("the Content-Security-Policy of %s", (page) => {
  test("comes right after the charset, before anything that it applies to", () => {
    const [charset, policy] = builtPage(page).head.children;
    expect(charset).toHaveAttribute("charset", "utf-8");
    expect(policy).toHaveAttribute("http-equiv", "Content-Security-Policy");
    expect(builtHtml(page).indexOf("Content-Security-Policy")).toBeLessThan(builtHtml(page).indexOf("<script"));
  });

  test.each(["script", "style"])("has the hash of each inline %s, and no other", (element) => {
    const inline = [...builtPage(page).querySelectorAll(`${element}:not([src], [type*=json])`)];
    const hashes = directives(page)
      .get(`${element}-src`)
      ?.filter((source) => source.startsWith("'sha"));
    expect(inline.length).toBeGreaterThan(0);
    expect(hashes?.sort()).toEqual([...new Set(inline.map(({ textContent }) => hash(textContent)))].sort());
  });

  test("allows nothing else inline but style attributes, and no host by a wildcard", () => {
    expect(directives(page).get("default-src")).toEqual(["'self'"]);
    const unsafe = [...directives(page)].filter(([, sources]) => /unsafe|\*/.test(String(sources)));
    expect(unsafe).toEqual([["style-src-attr", ["'unsafe-inline'"]]]);
    const handlers = [...builtPage(page).querySelectorAll("*")].flatMap(({ attributes }) =>
      [...attributes].filter(({ name }) => name.startsWith("on")),
    );
    expect(handlers).toEqual([]);
  });

  test("is sent as a header, too, or shared by a folder; either way others may not embed the page", () => {
    // One rule for Historie and all year pages: there may be more of them than a host accepts rules.
    const isShared = page.startsWith("historie");
    const policy = isShared ? "frame-ancestors 'none'" : `${metaPolicy(page)}; frame-ancestors 'none'`;
    expect(sent(pagePath(page), "Content-Security-Policy")).toEqual([policy]);
    // Cloudflare ignores longer lines.
    expect(policy.length).toBeLessThan(1900);
    const file = isShared ? "~^/historie/" : pagePath(page).replace(/\/$/, "/index.html");
    expect(readFileSync("public/_nginx.conf", "utf8")).toContain(`    "${file}" "${policy}";`);
  });
});

test("each file has one rule for caching: what is named by its content is immutable, all else is revalidated", () => {
  const immutable = new Set([...pages.flatMap(scripts), ...files.filter((file) => file.startsWith("/static/"))]);
  const hasHash = (file: string) => /[-./][0-9a-f]{20,}[./]/.test(file) && !file.startsWith("/page-data/");
  for (const file of files) {
    const cache = sent(file.replace(/\/index\.html$/, "/"), "Cache-Control");
    // Where no page asks for a file with a hash in its name, either will do.
    const expected = immutable.has(file) ? IMMUTABLE : hasHash(file) ? cache[0] : REVALIDATED;
    expect([file, cache]).toEqual([file, [expected]]);
  }
});

test.each([
  "X-Content-Type-Options: nosniff",
  "X-Frame-Options: DENY",
  "Referrer-Policy: same-origin",
  "Permissions-Policy: camera=()",
  "Cross-Origin-Opener-Policy: same-origin",
  "Cross-Origin-Resource-Policy: same-site",
  "Strict-Transport-Security: max-age=",
])("%s is sent with every URL, whether it exists or not", (header) => {
  const [name = "", value] = header.split(": ");
  for (const url of ["/", "/letos/", "/nic-takoveho", "/static/a.jpg"])
    expect(sent(url, name)).toEqual([expect.stringContaining(String(value))]);
});

test("there are fewer rules than the hundred that Cloudflare accepts", () => {
  expect(rules.length).toBeLessThan(100);
});

test("each text file has compressed copies beside it", () => {
  const texts = files.filter((file) => /\.(html|js|json|css|svg|txt|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(0);
  for (const file of texts.map((text) => join("public", text))) {
    const copies = [brotliDecompressSync(readFileSync(`${file}.br`)), gunzipSync(readFileSync(`${file}.gz`))];
    expect([file, copies.map((copy) => copy.equals(readFileSync(file)))]).toEqual([file, [true, true]]);
  }
});
