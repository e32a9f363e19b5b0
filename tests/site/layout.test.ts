import { existsSync, readFileSync } from "node:fs";
import { within } from "@testing-library/dom";
import { typeset } from "../../src/lib/typography";
import { builtHtml, builtPage, indexedPages, metaContent, pagePath, pages, servedFile } from "../support/built-page";
import { data } from "../support/data";

const site = data("site.json");
const menu = [
  ["Úvod", "/"],
  ["Letos", "/letos/"],
  ["Historie", "/historie/"],
  ["Soubory", "/soubory/"],
  ["Kontakty", "/kontakty/"],
];

describe.each(pages)("page %s", (name) => {
  let page: Document;
  let body: ReturnType<typeof within>;

  beforeEach(() => {
    page = builtPage(name);
    body = within(page.body);
  });

  test("is Czech and has one main heading, a title and a description", () => {
    expect(page.documentElement.lang).toBe("cs");
    expect(body.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(page.title).toContain(typeset(`${site.title}, ${site.subtitle}`));
    expect(metaContent(name, "description")).toMatch(/\p{L}{3}/u);
  });

  test("has skip link, header, menu, content and footer in this order", () => {
    const parts = [...page.querySelectorAll('a[href="#obsah"], header, header nav, main, footer')];
    expect(parts.map(({ localName }) => localName)).toEqual(["a", "header", "nav", "main", "footer"]);
  });

  test("has the header with its picture, emblem, title and subtitle", () => {
    const header = body.getByRole("banner");
    expect(within(header).getByRole("link", { name: typeset(site.title) })).toHaveAttribute("href", "/");
    expect(header.textContent).toContain(typeset(site.subtitle));
    expect(header.querySelector("picture img")).toHaveAttribute("alt", "");
    expect(header.querySelector(":not(picture) > img")).toHaveAttribute("src", "/graphics/emblem.svg");
  });

  test("has the menu in order, with the current page marked, or the section it is in", () => {
    const links = within(body.getByRole("navigation", { name: "Hlavní menu" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(menu);
    const current = links.filter((link) => link.hasAttribute("aria-current"));
    const section = name.startsWith("historie/") ? ["/historie/", "true"] : [pagePath(name), "page"];
    expect(current.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual(
      name === "404" ? [] : [section],
    );
  });

  test("has the footer with the author and the first year; the current year is not baked in", () => {
    const footer = body.getByRole("contentinfo");
    const author = within(footer).getByRole("link", { name: typeset(site.author.name) });
    expect(author).toHaveAttribute("href", site.author.url);
    expect(footer.querySelector("p > :first-child")?.textContent).toBe(String(site.copyrightFrom));
  });

  test("has icons for browsers and for phones", () => {
    const types = [
      "link[rel=icon][type='image/png']",
      "link[rel=icon][type='image/svg+xml']",
      "[rel=apple-touch-icon]",
    ];
    for (const type of types) expect([type, page.querySelectorAll(type).length]).toEqual([type, 1]);
  });

  test("leads to files and anchors that exist, and loads nothing from another host", () => {
    const urls = [...page.querySelectorAll("[href], [src]")].map((element) =>
      String(element.getAttribute("href") ?? element.getAttribute("src")),
    );
    const own = urls.filter((url) => /^[/#]/.test(url));
    expect(own.length).toBeGreaterThan(menu.length);
    const exists = (url: string) =>
      url.startsWith("#")
        ? page.getElementById(url.slice(1)) !== null
        : existsSync(servedFile(url)) && anchorExists(url);
    expect(own.filter((url) => !exists(url))).toEqual([]);

    const loaded = [...page.querySelectorAll("[src], [srcset], link[href]:not([rel=canonical])")].flatMap((element) =>
      ["src", "srcset", "href"].map((attribute) => element.getAttribute(attribute) ?? ""),
    );
    expect(loaded.filter((list) => /(^|[\s,])(https?:)?\/\//.test(list))).toEqual([]);
  });
});

/** Whether another page has the anchor that a URL leads to, if it leads to one. */
const anchorExists = (url: string) => {
  const [path = "", id] = url.split("#");
  return !id || readFileSync(servedFile(path), "utf8").includes(` id="${id}"`);
};

test("titles and descriptions distinguish the pages", () => {
  expect(new Set(pages.map((name) => builtPage(name).title)).size).toBe(pages.length);
  expect(new Set(indexedPages.map((name) => metaContent(name, "description"))).size).toBe(indexedPages.length);
});

test("inline scripts have no syntax that is newer than ES modules", () => {
  const scripts = [...builtPage("letos").querySelectorAll("script:not([src])")].map(({ textContent }) => textContent);
  const own = scripts.filter((source) => source?.includes("inlineScriptValues"));
  expect(own.length).toBeGreaterThan(0);
  for (const source of own) expect(source).not.toMatch(/\?\.|\?\?|\.\.\.\{|\{\.\.\./);
});

test("the theme colour is the green of the menu, in both colour schemes", () => {
  const colors = [...builtPage("index").querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
  const forest = [...builtHtml("index").matchAll(/--forest: ?(#\w+)/g)].map(([, color]) => color);
  expect(colors).toHaveLength(2);
  expect(colors.map(({ content }) => content)).toEqual(forest.slice(0, 2));
});

test("the page for unknown URLs is the error screen", () => {
  const main = within(within(builtPage("404").body).getByRole("main"));
  expect(main.getByRole("heading", { name: "Unexpected Application Error!" })).toHaveAttribute("lang", "en");
  expect(main.getByText("404 Not Found")).toHaveAttribute("lang", "en");
  expect(main.getByText("Tudy cesta nevede, ale tábor pořád stojí na svém místě.")).toBeInTheDocument();
  expect(main.getByRole("link")).toHaveAttribute("href", "/");
});
