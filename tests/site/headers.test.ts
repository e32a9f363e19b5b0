import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { scripts } from "../support/built-bytes";
import { builtHtml, builtPage, type PageName, pages } from "../support/built-page";

interface Rule {
  path: string;
  headers: Map<string, string>;
}

/** The blocks of `_headers`: a path, and below it a header a line. */
const rules: Rule[] = readFileSync("public/_headers", "utf8")
  .trim()
  .split("\n\n")
  .map((block) => {
    const [path = "", ...lines] = block.split("\n");
    return { path, headers: new Map(lines.map((line) => line.trim().split(": ") as [string, string])) };
  });
const matches = ({ path }: Rule, address: string) =>
  path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : path === address;
const sent = (address: string, name: string) =>
  rules.filter((rule) => matches(rule, address)).flatMap(({ headers }) => headers.get(name) ?? []);

const files = readdirSync("public", { recursive: true, encoding: "utf8" })
  .filter((name) => statSync(join("public", name)).isFile() && !/\.(br|gz)$|^_(headers|nginx\.conf)$/.test(name))
  .map((name) => `/${name.split(sep).join("/")}`);
const addressOf = (page: PageName) => ({ index: "/", "404": "/404.html" })[page as string] ?? `/${page}/`;

const directives = (policy: string) =>
  new Map(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)] as const));
const metaPolicy = (page: PageName) => {
  const [meta, ...others] = builtPage(page).querySelectorAll("meta[http-equiv=Content-Security-Policy]");
  expect(others).toEqual([]);
  return meta?.getAttribute("content") ?? "";
};
const hash = (text: string | null) => `'sha256-${createHash("sha256").update(String(text)).digest("base64")}'`;

describe.each(pages)("the policy of %s", (page) => {
  test("stands in the page before anything that it rules", () => {
    const [charset, policy] = builtPage(page).head.children;
    expect(charset?.getAttribute("charset")).toBe("utf-8");
    expect(policy?.getAttribute("http-equiv")).toBe("Content-Security-Policy");
    expect(builtHtml(page).indexOf("Content-Security-Policy")).toBeLessThan(builtHtml(page).indexOf("<script"));
  });

  test.each([
    ["script", "script-src"],
    ["style", "style-src"],
  ])("names each inline %s, and no other", (element, name) => {
    const inline = [...builtPage(page).querySelectorAll(element)].filter(
      (block) => !block.hasAttribute("src") && !/json/.test(block.getAttribute("type") ?? ""),
    );
    const hashes = (directives(metaPolicy(page)).get(name) ?? []).filter((source) => source.startsWith("'sha"));
    expect(inline.length).toBeGreaterThan(0);
    expect(hashes.sort()).toEqual([...new Set(inline.map(({ textContent }) => hash(textContent)))].sort());
  });

  test("frees nothing inline but style attributes, and nothing that is not named", () => {
    const policy = directives(metaPolicy(page));
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect([...policy].filter(([, sources]) => sources.some((source) => /unsafe|\*/.test(source)))).toEqual([
      ["style-src-attr", ["'unsafe-inline'"]],
    ]);
    const handlers = [...builtPage(page).querySelectorAll("*")].flatMap(({ attributes }) =>
      [...attributes].filter(({ name }) => name.startsWith("on")),
    );
    expect(handlers).toEqual([]);
  });

  test("is sent as a header, too, which also forbids others to embed the page", () => {
    const policy = `${metaPolicy(page)}; frame-ancestors 'none'`;
    expect(sent(addressOf(page), "Content-Security-Policy")).toEqual([policy]);
    // Cloudflare takes no longer lines.
    expect(policy.length).toBeLessThan(1900);
    const file = page === "404" ? "/404.html" : `${addressOf(page)}index.html`;
    expect(readFileSync("public/_nginx.conf", "utf8")).toContain(`    "${file}" "${policy}";`);
  });
});

describe("each file has one rule for caching", () => {
  const lasting = ["public, max-age=31536000, immutable"];
  const fresh = ["public, max-age=0, must-revalidate"];
  const cache = (file: string) => sent(file.replace(/\/index\.html$/, "/"), "Cache-Control");

  test.each(pages)("scripts of %s and what lies in static/ are kept for good", (page) => {
    const named = [...scripts(page), ...files.filter((file) => file.startsWith("/static/"))];
    for (const file of named) expect([file, cache(file)]).toEqual([file, lasting]);
  });

  test("all else that is not named by its content is asked for anew", () => {
    const unnamed = files.filter((file) => !/[-./][0-9a-f]{20,}[./]/.test(file) || file.startsWith("/page-data/"));
    expect(unnamed.length).toBeGreaterThan(0);
    for (const file of unnamed) expect([file, cache(file)]).toEqual([file, fresh]);
  });

  test("and none is left out", () => {
    for (const file of files) expect([file, cache(file).length]).toEqual([file, 1]);
  });
});

test.each([
  ["X-Content-Type-Options", /^nosniff$/],
  ["X-Frame-Options", /^DENY$/],
  ["Referrer-Policy", /^same-origin$/],
  ["Permissions-Policy", /camera=\(\)/],
  ["Cross-Origin-Opener-Policy", /^same-origin$/],
  ["Cross-Origin-Resource-Policy", /^same-site$/],
  ["Strict-Transport-Security", /^max-age=\d{8}$/],
])("%s comes with everything, known or not", (name, value) => {
  for (const address of ["/", "/letos/", "/nic-takoveho", "/static/a.jpg"])
    expect(sent(address, name)).toEqual([expect.stringMatching(value)]);
});

test("Cloudflare takes no more than a hundred rules", () => {
  expect(rules.length).toBeLessThan(100);
});

test("texts lie packed beside themselves for nginx", () => {
  for (const file of files.filter((file) => /\.(html|js|json|css|svg|txt|xml)$/.test(file))) {
    const read = (name: string) => readFileSync(join("public", name));
    const unpacked = [brotliDecompressSync(read(`${file}.br`)), gunzipSync(read(`${file}.gz`))];
    expect([file, unpacked.map((text) => text.equals(read(file)))]).toEqual([file, [true, true]]);
  }
});
