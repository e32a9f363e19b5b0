/** @jest-environment node */
import { buildHeaderRules } from "./headers";

const immutable = [{ key: "cache-control", value: "public, max-age=31536000, immutable" }];
const file = (filePath: string, headers: typeof immutable = []) => ({
  type: "static" as const,
  // Gatsby appends a slash to files whose extension it does not know.
  path: `/tabor/${filePath}/`,
  filePath: `public/${filePath}`,
  headers,
});

const rules = buildHeaderRules(
  {
    pathPrefix: "/tabor",
    headerRoutes: [
      { path: "/tabor/*", headers: [{ key: "cache-control", value: "public, max-age=0, must-revalidate" }] },
      { path: "/tabor/static/*", headers: immutable },
    ],
    routesManifest: [
      file("index.html"),
      file("letos/index.html"),
      file("historie/index.html"),
      file("historie/1987/index.html"),
      file("historie/2024-sraz/index.html"),
      file("404.html"),
      file("page-data/letos/page-data.json"),
      file("page-data/app-data.json"),
      file("static/ab12/1987.jpg"),
      file("static/fraunces-ab12.woff2", immutable),
      file("app-ab12.js", immutable),
      file("favicon.svg"),
      file("files/informace.pdf"),
      file("_headers"),
      file("_nginx.conf"),
      file("404.html.br"),
      file("404.html.gz"),
      { type: "redirect", path: "/tabor/stare/", toPath: "/tabor/", status: 301, headers: [] },
    ],
  },
  new Map(
    ["/tabor/historie/1987/", "/tabor/historie/2024-sraz/", "/tabor/404.html", "/tabor/historie/", "/tabor/"].map(
      (path) => [path, "default-src 'none'"],
    ),
  ),
);
const of = (name: string) => rules.flatMap(({ path, headers }) => (headers[name] ? [[path, headers[name]]] : []));

test("each file matches one cache rule: hashed files are immutable, everything else revalidates", () => {
  const immutableValue = "public, max-age=31536000, immutable";
  const revalidate = "public, max-age=0, must-revalidate";
  expect(of("Cache-Control")).toEqual([
    ["/tabor/", revalidate],
    ["/tabor/404.html", revalidate],
    ["/tabor/app-ab12.js", immutableValue],
    ["/tabor/favicon.svg", revalidate],
    ["/tabor/files/*", revalidate],
    ["/tabor/historie/*", revalidate],
    ["/tabor/letos/*", revalidate],
    ["/tabor/page-data/*", revalidate],
    ["/tabor/static/*", immutableValue],
  ]);
});

test("a page has its policy, with frame-ancestors in the header only; the pages of one folder share a rule for that", () => {
  expect(Object.fromEntries(of("Content-Security-Policy"))).toEqual({
    "/tabor/historie/*": "frame-ancestors 'none'",
    "/tabor/404.html": "default-src 'none'; frame-ancestors 'none'",
    "/tabor/": "default-src 'none'; frame-ancestors 'none'",
  });
});

test("each path has one rule: of several Cloudflare would keep the last", () => {
  const paths = rules.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
