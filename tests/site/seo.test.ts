import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { builtPage, metaContent, normalizeSpace, PUBLIC, servedFile } from "../support/built-page";
import { indexedPages, menu, yearPage, yearPages } from "../support/pages";

const SITE_URL = "https://tabor.example";
const read = (file: string) => readFileSync(join(PUBLIC, file), "utf8");
/** The published file that an absolute URL of the site leads to. */
const fileAt = (url: string) => servedFile(url.replace(SITE_URL, ""));

const structuredData = (page: string): object[] => {
  const script = builtPage(page).querySelector("script[type='application/ld+json']");
  return JSON.parse(script?.textContent ?? "{}")["@graph"] ?? [];
};

describe.each(indexedPages)("page %s", (page) => {
  test("has one URL and may be indexed", () => {
    const canonical = [...builtPage(page).querySelectorAll("link[rel=canonical]")];
    expect(canonical.map((link) => link.getAttribute("href"))).toEqual([SITE_URL + page]);
    expect(metaContent(page, "og:url")).toBe(SITE_URL + page);
    expect(metaContent(page, "robots")).toBeUndefined();
  });

  test("has a link preview with its title, its description and a large picture", async () => {
    const preview = (name: string) => metaContent(page, `og:${name}`);
    expect(normalizeSpace(preview("title"))).toBe(normalizeSpace(builtPage(page).title));
    expect(preview("description")).toBe(metaContent(page, "description"));
    const alt = yearPages.includes(page) && builtPage(page).querySelector("main img")?.getAttribute("alt");
    expect(preview("image:alt")).toBe(alt || "Čtyři stany v\u00A0soumraku.");
    expect(preview("locale")).toBe("cs_CZ");
    expect(metaContent(page, "twitter:card")).toBe("summary_large_image");
    const { format, width, height } = await sharp(fileAt(preview("image") ?? "")).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    expect(["width", "height"].map((name) => preview(`image:${name}`))).toEqual(["1200", "630"]);
  });
});

test("each page has the structured data of its kind, with dates as typed; a year has its own preview", () => {
  const name = "Tábor pod Modřínem, IV. turnus: Ostrov v bouři";
  const description = expect.stringContaining("uvěří. Kapacita turnusu naplněna, ");
  expect(Object.fromEntries(menu.map(([label, path]) => [label, structuredData(path)]))).toMatchObject({
    Úvod: [{ "@type": "SportsOrganization", description: "Stanový tábor pro děti od 8 do 15 let." }],
    Letos: [{ "@type": "Event", name, description, startDate: "2022-07-10", endDate: "2022-07-17" }],
    Historie: [],
    Soubory: [],
    Kontakty: [],
  });
  const json = JSON.stringify(menu.map(([, path]) => structuredData(path)));
  const urls = [...json.matchAll(/"(?:@id|url|image|logo)":"([^"]+)/g)].map(([, url]) => String(url));
  expect(urls.length).toBeGreaterThan(0);
  for (const url of urls) expect([url, existsSync(fileAt(url))]).toEqual([url, true]);
  expect(metaContent(yearPage("1987"), "og:image")).toMatch(/\/1987\.jpg$/);
});

test("the page for unknown URLs is not indexed", () => {
  expect(metaContent("/404.html", "robots")).toBe("noindex");
  expect(builtPage("/404.html").querySelector("link[rel=canonical], meta[property], script[type*=ld]")).toBeNull();
});

test("the sitemap has each indexed page once, and robots.txt leads to it and forbids nothing", () => {
  const sitemap = new DOMParser().parseFromString(read("sitemap-0.xml"), "application/xml");
  const urls = [...sitemap.querySelectorAll("url > loc")].map(({ textContent }) => textContent);
  const expected = [...menu.map(([, path]) => path), ...yearPages].map((path) => SITE_URL + path);
  expect(urls.sort()).toEqual(expected.sort());
  expect(sitemap.querySelector("lastmod, changefreq, priority")).toBeNull();
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\nSitemap: ${SITE_URL}/sitemap-index.xml\n`);
});

test("Letos, its description and the calendar give the dates and the theme of the camp", () => {
  const printed = [...builtPage("/letos/").querySelectorAll<HTMLTimeElement>("main time")];
  expect(printed.map(({ dateTime }) => dateTime)).toEqual(["2022-07-10", "2022-07-17"]);
  expect(metaContent("/letos/", "description")).toMatch(/^Tábor 10\.–17\.\s7\.\s2022, téma: Ostrov v\sbouři\./);
  expect(read("tabor.ics")).toContain("DTSTART;VALUE=DATE:20220710\r\nDTEND;VALUE=DATE:20220718\r\n");
  expect(read("tabor.ics")).toContain("SUMMARY:Tábor pod Modřínem\\, IV. turnus: Ostrov v bouři\r\n");
});

test("the icons of the web manifest have the sizes that it gives", async () => {
  const { icons } = JSON.parse(read("manifest.webmanifest"));
  expect(icons).not.toEqual([]);
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(servedFile(src)).metadata();
    expect([src, format === "svg" ? "any" : `${width}x${height}`]).toEqual([src, sizes]);
  }
});
