import { within } from "@testing-library/dom";
import { builtHtml, builtPage, builtPages, metaContent, normalizeSpace } from "../support/built-page";
import { indexedPages, menu, pages, yearPages } from "../support/pages";

test("the pages are those of the menu, one for each entry of the history, the form and the error screen", () => {
  const expected = [...menu.map(([, path]) => path), ...yearPages, "/sprava/", "/404/", "/404.html"];
  expect([...builtPages].sort()).toEqual(expected.sort());
});

describe.each(pages)("page %s", (path) => {
  const body = () => within(builtPage(path).body);

  test("is Czech and has one main heading, a title, a description, icons for browsers and phones, and a manifest", () => {
    expect(builtPage(path).documentElement.lang).toBe("cs");
    expect(body().getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(builtPage(path).title).toMatch(/Tábor pod Modřínem, IV\.\sturnus$/);
    expect(metaContent(path, "description")).toMatch(/\p{L}{3}/u);
    for (const icon of ["[rel=icon][type$=png]", "[rel=icon][type$=xml]", "[rel=apple-touch-icon]", "[rel=manifest]"])
      expect([icon, builtPage(path).querySelectorAll(`link${icon}`).length]).toEqual([icon, 1]);
  });

  test("has skip link, header, menu, content and footer in this order, with picture, emblem and author", () => {
    const parts = [...builtPage(path).querySelectorAll('a[href="#obsah"], header, header nav, main#obsah, footer')];
    expect(parts.map(({ localName }) => localName)).toEqual(["a", "header", "nav", "main", "footer"]);
    const header = body().getByRole("banner");
    expect(within(header).getByRole("link", { name: "Tábor pod Modřínem" })).toHaveAttribute("href", "/");
    expect(normalizeSpace(header.textContent)).toContain("IV. turnus");
    expect(header.querySelector("picture img")).toHaveAttribute("alt", "");
    expect(header.querySelector(":not(picture) > img")).toHaveAttribute("src", "/graphics/emblem.svg");
    const author = within(body().getByRole("contentinfo")).getByRole("link", { name: /^Truhlík a\ssyn$/ });
    expect(author).toHaveAttribute("href", "https://autor.example/tabory");
  });

  test("fetches the display font and the header's picture before its scripts", () => {
    const font = builtPage(path).querySelector("link[rel=preload][as=font]");
    expect(font).toHaveAttribute("crossorigin", "anonymous");
    expect(builtHtml(path)).toContain(`url(${font?.getAttribute("href")})`);
    const picture = builtPage(path).querySelector("header picture img");
    expect(picture).toHaveAttribute("fetchpriority", "high");
    expect(picture).not.toHaveAttribute("loading");
  });

  test("has the menu in order, with the current page marked, or the section it is in", () => {
    const links = within(body().getByRole("navigation", { name: "Hlavní menu" })).getAllByRole("link");
    const section = path.startsWith("/historie/") ? "/historie/" : path;
    const mark = section === path ? "page" : "true";
    expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.ariaCurrent])).toEqual(
      menu.map(([label, to]) => [label, to, to === section ? mark : null]),
    );
  });
});

test("titles and descriptions distinguish the pages", () => {
  expect(new Set(pages.map((path) => builtPage(path).title)).size).toBe(pages.length);
  expect(new Set(indexedPages.map((path) => metaContent(path, "description"))).size).toBe(indexedPages.length);
});
