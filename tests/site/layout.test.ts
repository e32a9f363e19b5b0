import { existsSync } from "node:fs";
import { within } from "@testing-library/dom";
import { typeset } from "../../src/lib/typography";
import { builtHtml, builtPage, metaContent, servedFile } from "../support/built-page";
import { data } from "../support/data";
import { indexedPages, menu, pages } from "../support/pages";

const site = data("site.json");

describe.each(pages)("page %s", (path) => {
  const open = () => {
    const page = builtPage(path);
    return { page, body: within(page.body) };
  };

  test("is Czech and has one main heading, a title, a description, and icons for browsers and for phones", () => {
    const { page, body } = open();
    expect(page.documentElement.lang).toBe("cs");
    expect(body.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(page.title).toContain(typeset(`${site.title}, ${site.subtitle}`));
    expect(metaContent(path, "description")).toMatch(/\p{L}{3}/u);
    for (const icon of ["[rel=icon][type='image/png']", "[rel=icon][type='image/svg+xml']", "[rel=apple-touch-icon]"])
      expect([icon, page.querySelectorAll(`link${icon}`).length]).toEqual([icon, 1]);
  });

  test("has skip link, header, menu, content and footer in this order", () => {
    const parts = [...open().page.querySelectorAll('a[href="#obsah"], header, header nav, main, footer')];
    expect(parts.map(({ localName }) => localName)).toEqual(["a", "header", "nav", "main", "footer"]);
  });

  test("has the header with its picture, emblem, title and subtitle", () => {
    const header = open().body.getByRole("banner");
    expect(within(header).getByRole("link", { name: typeset(site.title) })).toHaveAttribute("href", "/");
    expect(header.textContent).toContain(typeset(site.subtitle));
    expect(header.querySelector("picture img")).toHaveAttribute("alt", "");
    expect(header.querySelector(":not(picture) > img")).toHaveAttribute("src", "/graphics/emblem.svg");
  });

  test("has the menu in order, with the current page marked, or the section it is in", () => {
    const links = within(open().body.getByRole("navigation", { name: "Hlavní menu" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      menu.map(([label, menuPath]) => [label, menuPath]),
    );
    const current = links.filter((link) => link.hasAttribute("aria-current"));
    const section = path.startsWith("/historie/") ? "/historie/" : path;
    expect(current.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual(
      path === "/404.html" ? [] : [[section, section === path ? "page" : "true"]],
    );
  });

  test("has the footer with the author and the first year; the current year is not baked in", () => {
    const footer = open().body.getByRole("contentinfo");
    const author = within(footer).getByRole("link", { name: typeset(site.author.name) });
    expect(author).toHaveAttribute("href", site.author.url);
    expect(footer.querySelector("p > :first-child")?.textContent).toBe(String(site.copyrightFrom));
  });

  test("leads to files and anchors that exist, and loads nothing from another host", () => {
    const { page } = open();
    const urls = [...page.querySelectorAll("[href], [src]")].map((element) =>
      String(element.getAttribute("href") ?? element.getAttribute("src")),
    );
    const own = urls.filter((url) => /^[/#]/.test(url));
    expect(own.length).toBeGreaterThan(menu.length);
    const exists = (url: string) => {
      const [file = "", id] = (url.startsWith("#") ? path + url : url).split("#");
      return existsSync(servedFile(file)) && (!id || builtHtml(file).includes(` id="${id}"`));
    };
    expect(own.filter((url) => !exists(url))).toEqual([]);

    const loaded = [...page.querySelectorAll("[src], [srcset], link[href]:not([rel=canonical])")].flatMap((element) =>
      ["src", "srcset", "href"].map((attribute) => element.getAttribute(attribute) ?? ""),
    );
    expect(loaded.filter((list) => /(^|[\s,])(https?:)?\/\//.test(list))).toEqual([]);
  });
});

test("titles and descriptions distinguish the pages", () => {
  expect(new Set(pages.map((path) => builtPage(path).title)).size).toBe(pages.length);
  expect(new Set(indexedPages.map((path) => metaContent(path, "description"))).size).toBe(indexedPages.length);
});
