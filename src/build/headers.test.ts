/** @jest-environment node */
import { buildHeaderRules, formatHeaders } from "./headers";

const files = [
  "index.html",
  "letos/index.html",
  "historie/index.html",
  "historie/1987/index.html",
  "historie/2024-sraz/index.html",
  "404.html",
  "page-data/letos/page-data.json",
  "page-data/app-data.json",
  "static/0229e1a64e11f6e2f84552bff46edc1b/ab12c/1987.jpg",
  "static/fraunces-ab12.woff2",
  "app-014f862a8be984700e25.js",
  "app.36f2e6753d1d20c77c28.css",
  "favicon.svg",
  "files/informace.pdf",
  "_headers",
];
const rules = buildHeaderRules(files, "/tabor");
const of = (name: string) => rules.flatMap(({ path, headers }) => (headers[name] ? [[path, headers[name]]] : []));

test("each file matches one cache rule: hashed files are immutable, everything else revalidates", () => {
  const immutable = "public, max-age=31536000, immutable";
  const revalidate = "public, max-age=0, must-revalidate";
  expect(of("Cache-Control")).toEqual([
    ["/tabor/", revalidate],
    ["/tabor/404.html", revalidate],
    ["/tabor/app-014f862a8be984700e25.js", immutable],
    ["/tabor/app.36f2e6753d1d20c77c28.css", immutable],
    ["/tabor/favicon.svg", revalidate],
    ["/tabor/files/*", revalidate],
    ["/tabor/historie/*", revalidate],
    ["/tabor/letos/*", revalidate],
    ["/tabor/page-data/*", revalidate],
    ["/tabor/static/*", immutable],
  ]);
});

test("every response says that no page may be framed", () => {
  expect(of("Content-Security-Policy")).toEqual([["/tabor/*", "frame-ancestors 'none'"]]);
});

test("each path has one rule, with its headers below: of several Cloudflare would keep the last", () => {
  const paths = rules.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const rule = { path: "/tabor/", headers: { "Cache-Control": "no-cache", "X-Frame-Options": "DENY" } };
  expect(formatHeaders([rule, { ...rule, path: "/a.js" }])).toBe(`/tabor/
  Cache-Control: no-cache
  X-Frame-Options: DENY

/a.js
  Cache-Control: no-cache
  X-Frame-Options: DENY
`);
});
