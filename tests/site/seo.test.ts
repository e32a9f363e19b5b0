import { existsSync, readFileSync } from "node:fs";
import ICAL from "ical.js";
import sharp from "sharp";
import { parseSiteUrl } from "../../src/build/site-url";
import { formatDateRange } from "../../src/lib/dates";
import { typeset } from "../../src/lib/typography";
import { builtPage, metaContent, normalizeSpace, servedFile } from "../support/built-page";
import { data } from "../support/data";
import { indexedPages, menu, yearPages } from "../support/pages";

const { siteUrl } = parseSiteUrl(process.env.SITE_URL);
const urlOf = (path: string) => new URL(path.slice(1), siteUrl).href;
/** The published file that an absolute URL of the site leads to. */
const fileAt = (url: string) => servedFile(url.replace(siteUrl, "/"));

const structuredData = (page: string): object[] => {
  const script = builtPage(page).querySelector("script[type='application/ld+json']");
  return JSON.parse(script?.textContent ?? "{}")["@graph"] ?? [];
};

describe.each(indexedPages)("page %s", (page) => {
  test("has one URL, may be indexed, and has structured data with URLs of this site only", () => {
    const canonical = [...builtPage(page).querySelectorAll("link[rel=canonical]")];
    expect(canonical.map((link) => link.getAttribute("href"))).toEqual([urlOf(page)]);
    expect(metaContent(page, "og:url")).toBe(urlOf(page));
    expect(metaContent(page, "robots")).toBeUndefined();
    // The texts of the content may hold URLs of other sites.
    const json = JSON.stringify(structuredData(page));
    const urls = [...json.matchAll(/"(?:@id|url|image|logo|item)":"([^"]+)/g)].map(([, url]) => String(url));
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) expect([url, existsSync(fileAt(url))]).toEqual([url, true]);
  });

  test("has a link preview with its title, its description and a large picture", async () => {
    const preview = (name: string) => metaContent(page, `og:${name}`);
    expect(normalizeSpace(preview("title"))).toBe(normalizeSpace(builtPage(page).title));
    expect(preview("description")).toBe(metaContent(page, "description"));
    if (!yearPages.includes(page)) expect(preview("image:alt")).toBe(typeset(data("site.json").shareAlt));
    expect(preview("locale")).toBe("cs_CZ");
    expect(metaContent(page, "twitter:card")).toBe("summary_large_image");
    const { format, width, height } = await sharp(fileAt(preview("image") ?? "")).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    expect(["type", "width", "height"].map((name) => preview(`image:${name}`))).toEqual(["image/jpeg", "1200", "630"]);
  });
});

test("each page has the structured data of its kind, with dates and contacts as typed", () => {
  const { start, end } = data("camp.json");
  const { leader, deputy } = data("contacts.json");
  const contactPoint = [{ telephone: leader.phone, email: leader.email }, { telephone: deputy.phone }];
  const breadcrumbs = { "@type": "BreadcrumbList" };
  expect(Object.fromEntries(menu.map(([label, path]) => [label, structuredData(path)]))).toMatchObject({
    Úvod: [{ "@type": "SportsOrganization" }],
    Letos: [{ "@type": "Event", startDate: start.slice(0, 10), endDate: end }, breadcrumbs],
    Historie: [breadcrumbs],
    Soubory: [breadcrumbs],
    Kontakty: [{ "@type": "SportsOrganization", contactPoint }, breadcrumbs],
  });
});

test("the page for unknown URLs is not indexed", () => {
  expect(metaContent("/404.html", "robots")).toBe("noindex");
  expect(builtPage("/404.html").querySelector("link[rel=canonical], meta[property], script[type*=ld]")).toBeNull();
});

test("the sitemap has each indexed page once, and robots.txt leads to it and forbids nothing", () => {
  const sitemap = new DOMParser().parseFromString(readFileSync("public/sitemap-0.xml", "utf8"), "application/xml");
  const urls = [...sitemap.querySelectorAll("url > loc")].map(({ textContent }) => textContent);
  expect(urls.sort()).toEqual([...new Set([...indexedPages, ...yearPages])].map(urlOf).sort());
  expect(sitemap.querySelector("lastmod, changefreq, priority")).toBeNull();
  const robots = `User-agent: *\nAllow: /\nSitemap: ${siteUrl}sitemap-index.xml\n`;
  expect(readFileSync("public/robots.txt", "utf8")).toBe(robots);
});

test("Letos, its description and the calendar give the dates and the theme of the camp", () => {
  const { start, end, theme } = data("camp.json");
  const firstDay = start.slice(0, 10);
  const printed = [...builtPage("/letos/").querySelectorAll<HTMLTimeElement>("main time")];
  expect(printed.map(({ dateTime }) => dateTime)).toEqual([firstDay, end]);
  expect(metaContent("/letos/", "description")).toContain(formatDateRange(start, end));
  expect(metaContent("/letos/", "description")).toContain(typeset(theme));
  const calendar = new ICAL.Component(ICAL.parse(readFileSync("public/tabor.ics", "utf8")));
  const event = new ICAL.Event(calendar.getAllSubcomponents("vevent")[0]);
  const dayAfter = new Date(Date.parse(end) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([firstDay, dayAfter]);
  expect(event.summary).toContain(theme);
});

test("the icons of the web manifest have the sizes that it gives", async () => {
  const manifest = builtPage("/").querySelector("link[rel=manifest]")?.getAttribute("href");
  const { icons } = JSON.parse(readFileSync(`public${manifest}`, "utf8"));
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(`public/${src}`).metadata();
    expect([src, format === "svg" ? "any" : `${width}x${height}`]).toEqual([src, sizes]);
  }
});
