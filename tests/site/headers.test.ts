import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../src/lib/list-files";
import { deferred, scripts } from "../support/built-bytes";
import { builtHtml, builtPage, PUBLIC } from "../support/built-page";
import { readHeaderRules } from "../support/header-rules";
import { pages } from "../support/pages";

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATED = "public, max-age=0, must-revalidate";

const files = listFiles(PUBLIC);
const headersOf = readHeaderRules(PUBLIC);
/** The values of a header that are sent with a URL. */
const sent = (url: string, name: string) => headersOf(url).flatMap(([header, value]) => (header === name ? value : []));
const hash = (text: string | null) => `'sha256-${createHash("sha256").update(String(text)).digest("base64")}'`;

test.each(pages)(
  "the policy of %s is before all else, and has the hash of each inline script and style and no other",
  (page) => {
    const [charset, policy] = builtPage(page).head.children;
    expect(charset).toHaveAttribute("charset", "utf-8");
    expect(policy).toHaveAttribute("http-equiv", "Content-Security-Policy");
    expect(builtHtml(page).match(/Content-Security-Policy/g)).toHaveLength(1);
    const directives = new Map(
      (policy?.getAttribute("content") ?? "").split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]),
    );
    for (const element of ["script", "style"]) {
      const inline = [builtPage(page), deferred(builtPage(page))].flatMap((root) => [
        ...root.querySelectorAll(`${element}:not([src], [type*=json])`),
      ]);
      const hashes = new Set(inline.map(({ textContent }) => hash(textContent)));
      expect(hashes.size).toBeGreaterThan(0);
      expect(directives.get(`${element}-src`)?.sort()).toEqual(["'self'", ...hashes].sort());
    }
    for (const name of ["default-src", "media-src"]) expect([name, directives.get(name)]).toEqual([name, ["'self'"]]);
    for (const name of ["object-src", "frame-src", "worker-src", "base-uri", "form-action"])
      expect([name, directives.get(name)]).toEqual([name, ["'none'"]]);
    const unsafe = [...directives].filter(([, sources]) => /unsafe|\*/.test(String(sources)));
    expect(unsafe).toEqual([["style-src-attr", ["'unsafe-inline'"]]]);
    const attributes = [...builtPage(page).querySelectorAll("*")].flatMap(({ attributes }) => [...attributes]);
    expect(attributes.filter(({ name }) => name.startsWith("on"))).toEqual([]);
  },
);

test("what Gatsby makes for its builds only is not published", () => {
  expect(files.filter((name) => /^([_~](?!headers$)|chunk-map|webpack.stats)/.test(name))).toEqual([]);
});

test("each file has one rule for caching: what is named by its content is immutable, all else is revalidated", () => {
  const named = pages.flatMap(scripts);
  const isImmutable = (file: string) => named.includes(file) || /^\/static\/|^\/[^/]+\.css$/.test(file);
  const hasHash = (file: string) => /[-./][0-9a-f]{20,}[./]/.test(file) && !file.startsWith("/page-data/");
  for (const file of files.flatMap((name) => (name === "_headers" ? [] : `/${name}`))) {
    const cache = sent(file.replace(/\/index\.html$/, "/"), "Cache-Control");
    // Where no page asks for a file with a hash in its name, either will do.
    const expected = isImmutable(file) ? IMMUTABLE : hasHash(file) ? cache[0] : REVALIDATED;
    expect([file, cache]).toEqual([file, [expected]]);
  }
});

test.each([
  ["Content-Security-Policy", "frame-ancestors 'none'"],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "same-origin"],
  ["Permissions-Policy", "camera=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-site"],
  ["Strict-Transport-Security", "max-age="],
])("%s: %s is sent with every URL, whether it exists or not", (name, value) => {
  for (const url of ["/", "/letos/", "/nic-takoveho", "/static/a.jpg"])
    expect(sent(url, name)).toEqual([expect.stringContaining(value)]);
});

test("each rule is a path with its headers below it, and they are fewer than the hundred that Cloudflare accepts", () => {
  const rules = readFileSync(join(PUBLIC, "_headers"), "utf8");
  expect(rules).toMatch(/^(\/\S*\n( {2}[\w-]+: .+\n)+\n?)+$/);
  expect(rules.match(/^\S+/gm)?.length).toBeLessThan(100);
});
