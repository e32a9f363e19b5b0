import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { ProjectCopy } from "../support/project-copy";

const copy = new ProjectCopy();
afterAll(() => copy.remove());

const PREFIX = "/klub/tabor";

/** The addresses on this host that a page asks for by itself or leads to. */
function addresses(html: string): string[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  const valuesOf = (...names: string[]) =>
    names.flatMap((name) =>
      [...page.querySelectorAll(`[${name}]`)].map((element) => String(element.getAttribute(name))),
    );
  const lists = valuesOf("srcset", "imagesrcset").flatMap((list) =>
    list.split(",").map((one) => String(one.trim().split(" ")[0])),
  );
  const styles = [...valuesOf("style"), ...[...page.querySelectorAll("style")].map(({ textContent }) => textContent)];
  const layers = styles.flatMap((css) =>
    [...String(css).matchAll(/url\("?([^")]+)/g)].map(([, address]) => String(address)),
  );
  const scripts: string[] = JSON.parse(/let addresses=(\[[^\]]+\])/.exec(html)?.[1] ?? "[]");
  return [...valuesOf("href", "src", "poster"), ...lists, ...layers, ...scripts].filter((address) =>
    address.startsWith("/"),
  );
}

test("below a path prefix every page, script, picture, document and film is asked for below it, and is there", () => {
  // A few entries say as much as all of them, sooner.
  for (const file of ["history.json", "leaders.json"]) copy.change(`data/${file}`, (entries) => entries.slice(0, 2));
  const build = copy.build({ SITE_URL: `https://klub.example${PREFIX}/` });
  expect([build.status, build.stderr]).toEqual([0, expect.anything()]);

  const published = readdirSync(copy.path("public"), { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(copy.path(`public/${name}`)).isFile(),
  );
  const pages = published.filter((name) => /\.html$/.test(name) && !name.startsWith("_gatsby"));
  const found = new Set(pages.flatMap((name) => addresses(readFileSync(copy.path(`public/${name}`), "utf8"))));
  expect([...found].filter((address) => !address.startsWith(`${PREFIX}/`))).toEqual([]);
  const file = (address: string) => `public${decodeURI(address).slice(PREFIX.length).replace(/\/$/, "/index.html")}`;
  expect([...found].filter((address) => !existsSync(copy.path(file(address))))).toEqual([]);
  for (const kind of [
    /\.pdf$/,
    /\.mp4$/,
    /\.woff2$/,
    /\.js$/,
    /\.webp$/,
    /\.avif$/,
    /\.webmanifest$/,
    /\.ics$/,
    /\/letos\/$/,
  ])
    expect([...found]).toContainEqual(expect.stringMatching(kind));
  expect(readFileSync(copy.path("public/sitemap.xml"), "utf8")).toContain(
    `<loc>https://klub.example${PREFIX}/letos/</loc>`,
  );
  expect(readFileSync(copy.path("public/_headers"), "utf8")).not.toMatch(new RegExp(`^/(?!${PREFIX.slice(1)}/)`, "m"));
}, 240_000);
