import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import sharp from "sharp";
import { parseSiteUrl } from "../../src/build/site-url";
import { formatDate, formatDateRange } from "../../src/lib/dates";
import { typeset } from "../../src/lib/typography";
import { builtPage, pages, readable } from "../support/built-page";
import { data } from "../support/data";

const { siteUrl } = parseSiteUrl(process.env.SITE_URL);
const found = pages.filter((page) => page !== "404");
const addressOf = (page: string) => new URL(page === "index" ? "" : `${page}/`, siteUrl).href;
/** The published file that an address of the site leads to. */
const fileOf = (address: string) =>
  join("public", decodeURI(address.slice(siteUrl.length)).replace(/(^|\/)$/, "$1index.html"));

type Thing = { "@type": string } & Record<string, unknown>;
const things = (page: (typeof pages)[number]): Thing[] => {
  const script = builtPage(page).querySelector("script[type='application/ld+json']");
  return JSON.parse(script?.textContent ?? "{}")["@graph"] ?? [];
};
const thing = (page: (typeof pages)[number], type: string) => things(page).find((one) => one["@type"] === type);

describe.each(found)("page %s", (page) => {
  const meta = (name: string) =>
    builtPage(page).querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");

  test("has one address", () => {
    const canonical = [...builtPage(page).querySelectorAll("link[rel=canonical]")].map((link) =>
      link.getAttribute("href"),
    );
    expect(canonical).toEqual([addressOf(page)]);
    expect(meta("og:url")).toBe(addressOf(page));
    expect(meta("robots")).toBeUndefined();
  });

  test("is shared with its title, description and a picture that has the size and the words it should", async () => {
    const { title } = builtPage(page);
    for (const kind of ["og", "twitter"]) {
      expect(readable(meta(`${kind}:title`))).toBe(readable(title));
      expect(meta(`${kind}:description`)).toBe(meta("description"));
      expect(meta(`${kind}:image:alt`)).toBe(typeset(data("site.json").shareAlt));
    }
    expect(meta("og:locale")).toBe("cs_CZ");
    expect(meta("twitter:card")).toBe("summary_large_image");
    expect(meta("twitter:image")).toBe(meta("og:image"));
    const { format, width, height } = await sharp(fileOf(meta("og:image") ?? "")).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    expect([meta("og:image:type"), meta("og:image:width"), meta("og:image:height")]).toEqual([
      "image/jpeg",
      "1200",
      "630",
    ]);
  });

  test("speaks to machines of things of this site only", () => {
    // Words of the content may hold addresses, too, as in an invitation.
    const addresses = [
      ...JSON.stringify(things(page)).matchAll(/"(?:@id|url|image|logo|item|contentUrl)":"([^"]+)/g),
    ].map(([, address]) => String(address));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses)
      expect([address, existsSync(fileOf(address.replace(/#.*/, "")))]).toEqual([address, true]);
  });

  test("names the manifest, whose icons have the sizes they say", async () => {
    const link = builtPage(page).querySelector("link[rel=manifest]")?.getAttribute("href");
    const { icons } = JSON.parse(readFileSync(`public${link}`, "utf8"));
    for (const { src, sizes } of icons) {
      const { width, height, format } = await sharp(`public${src}`).metadata();
      expect([src, format === "svg" ? "any" : `${width}x${height}`]).toEqual([src, sizes]);
    }
  });
});

test("each page is told by its kind", () => {
  const kinds = Object.fromEntries(found.map((page) => [page, things(page).map((one) => one["@type"])]));
  expect(kinds).toEqual({
    index: ["SportsOrganization"],
    letos: ["Event", "BreadcrumbList"],
    historie: ["ImageGallery", "BreadcrumbList"],
    soubory: ["BreadcrumbList"],
    kontakty: ["SportsOrganization", "BreadcrumbList"],
  });
});

test("an unknown address is not to be found", () => {
  expect(builtPage("404").querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect(builtPage("404").querySelector("link[rel=canonical], meta[property], script[type*=json]")).toBeNull();
});

test("the map of the site has each page that is to be found, and robots.txt leads to it", () => {
  const map = new DOMParser().parseFromString(readFileSync("public/sitemap.xml", "utf8"), "application/xml");
  expect([...map.querySelectorAll("url > loc")].map(({ textContent }) => textContent).sort()).toEqual(
    found.map(addressOf).sort(),
  );
  expect(map.querySelector("lastmod, changefreq, priority")).toBeNull();
  expect(readFileSync("public/robots.txt", "utf8")).toContain(`Sitemap: ${siteUrl}sitemap.xml\n`);
});

test("page, structured data, calendar and countdown tell the same camp", () => {
  const camp = data("camp.json");
  const [first, last] = [camp.start.slice(0, 10), camp.end];
  const printed = [...builtPage("letos").querySelectorAll("main time")];
  expect(printed.map((time) => [time.getAttribute("datetime"), time.textContent])).toEqual([
    [first, formatDate(first)],
    [last, formatDate(last)],
  ]);
  expect(builtPage("letos").querySelector("meta[name=description]")?.getAttribute("content")).toContain(
    formatDateRange(first, last),
  );

  expect(thing("letos", "Event")).toMatchObject({ startDate: first, endDate: last });

  const calendar = new ICAL.Component(ICAL.parse(readFileSync("public/tabor.ics", "utf8")));
  const event = new ICAL.Event(calendar.getAllSubcomponents("vevent")[0]);
  const dayAfter = new Date(Date.parse(last) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([first, dayAfter]);
  expect(event.summary).toContain(camp.theme);

  const start = Number(builtPage("letos").querySelector<HTMLElement>("[data-start]")?.dataset.start);
  expect(start).toBe(Date.parse(camp.start));
});

test("the colour of the window is that of the forest, by day and by night", () => {
  const forests = [...readFileSync("src/styles/tokens.css", "utf8").matchAll(/--forest: (#\w+);/g)].map(
    ([, color]) => color,
  );
  const colors = [...builtPage("index").querySelectorAll("meta[name=theme-color]")].map((meta) =>
    meta.getAttribute("content"),
  );
  expect(colors).toHaveLength(2);
  expect(forests.slice(0, 2)).toEqual(colors);
});

test("contacts are told to machines as typed", () => {
  const { leader, deputy } = data("contacts.json");
  expect(thing("kontakty", "SportsOrganization")?.contactPoint).toMatchObject([
    { telephone: leader.phone, email: leader.email },
    { telephone: deputy.phone },
  ]);
});
