import { existsSync } from "node:fs";
import { join } from "node:path";
import { within } from "@testing-library/dom";
import sharp from "sharp";
import { typeset } from "../../src/lib/typography";
import { builtHtml, builtPage, pages } from "../support/built-page";
import { data } from "../support/data";

const site = data("site.json");
const menu = [
  ["Úvod", "/"],
  ["Letos", "/letos/"],
  ["Historie", "/historie/"],
  ["Soubory", "/soubory/"],
  ["Kontakty", "/kontakty/"],
];
const addresses: Record<(typeof pages)[number], string | undefined> = {
  index: "/",
  letos: "/letos/",
  historie: "/historie/",
  soubory: "/soubory/",
  kontakty: "/kontakty/",
  "404": undefined,
};

describe.each(pages)("page %s", (name) => {
  let page: Document;
  let body: ReturnType<typeof within>;

  beforeEach(() => {
    page = builtPage(name);
    body = within(page.body);
  });

  test("is Czech and has one main heading, a title and a description of its own", () => {
    expect(page.documentElement.lang).toBe("cs");
    expect(body.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(page.title).toContain(typeset(`${site.title}, ${site.subtitle}`));
    expect(page.querySelector("meta[name=description]")?.getAttribute("content")).toMatch(/\p{L}{3}/u);
  });

  test("has the header with logo, title and subtitle", () => {
    const header = within(body.getByRole("banner"));
    expect(header.getByRole("link", { name: typeset(site.title) })).toHaveAttribute("href", "/");
    expect(body.getByRole("banner").textContent).toContain(typeset(site.subtitle));
  });

  test("lays the header's picture over its blurred preview, in two widths, in AVIF and WebP where the browser can", async () => {
    const layer = (name: string) => page.querySelector<HTMLElement>("header [style]")?.style.getPropertyValue(name);
    expect(layer("--preview")).toMatch(/^url\("data:image\/[^"]*"\)$/);
    expect(layer("--picture")).toMatch(/^url\("\/static\/[^"]*"\)$/);
    const widths: number[] = [];
    for (const name of ["--small", "--large"]) {
      // Where the logo is a WebP or AVIF itself, that comes last, without its type.
      expect(layer(name)).toMatch(/^(url\("[^"]*"\) type\("image\/(avif|webp)"\),){1,2}url\("[^"]*"\)$/);
      for (const [, address = ""] of layer(name)?.matchAll(/url\("([^"]*)"\)/g) ?? [])
        widths.push((await sharp(join("public", address)).metadata()).width);
    }
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect([...new Set(widths)]).toEqual([1088, 1600]);
    const styles = [...page.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
    expect(styles).toMatch(/background:var\(--picture\)[^;}]*,var\(--preview\)/);
    for (const name of ["--small", "--large"])
      expect(styles).toContain(`background-image:image-set(var(${name})),var(--preview)`);
  });

  test("has skip link, header, menu, content and footer in this order, and the emblem in the header", () => {
    const parts = [...page.querySelectorAll('a[href="#obsah"], header, header nav, main, footer')];
    expect(parts.map(({ localName }) => localName)).toEqual(["a", "header", "nav", "main", "footer"]);
    expect(page.querySelector("header img")).toHaveAttribute("src", "/graphics/emblem.svg");
  });

  test("has icons for browsers and for phones", () => {
    const icons = [...page.querySelectorAll("link[rel~=icon], link[rel=apple-touch-icon]")];
    expect(icons.map((icon) => icon.getAttribute("href"))).toEqual([
      "/favicon-32.png",
      "/favicon.svg",
      "/apple-touch-icon.png",
    ]);
  });

  test("has the menu in order, with the current page marked and no other", () => {
    const links = within(body.getByRole("navigation", { name: "Hlavní menu" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(menu);
    const current = links.filter((link) => link.getAttribute("aria-current") === "page");
    expect(current.map((link) => link.getAttribute("href"))).toEqual([addresses[name]].flatMap((path) => path ?? []));
  });

  test("has the footer with the author and the first year; the current year is not baked in", () => {
    const footer = body.getByRole("contentinfo");
    expect(within(footer).getByRole("link", { name: typeset(site.author.name) })).toHaveAttribute(
      "href",
      site.author.url,
    );
    expect([...(footer.querySelector("p")?.children ?? [])].map(({ textContent }) => textContent)[0]).toBe(
      String(site.copyrightFrom),
    );
  });

  test("each address on this site leads to a file", () => {
    const own = [...page.querySelectorAll("[href], [src]")]
      .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "")
      .filter((address) => address.startsWith("/") || address.startsWith("#"));
    expect(own.length).toBeGreaterThan(menu.length);
    for (const address of own) {
      if (address.startsWith("#")) expect(page.getElementById(address.slice(1))).not.toBeNull();
      else {
        const path = join("public", decodeURI(address.split("#")[0] ?? ""));
        expect([address, existsSync(address.endsWith("/") ? join(path, "index.html") : path)]).toEqual([address, true]);
      }
    }
  });

  test("asks no other host for anything", () => {
    for (const element of page.querySelectorAll("[src], [srcset], link[href]:not([rel=canonical])")) {
      const text = ["src", "srcset", "href"].map((attribute) => element.getAttribute(attribute) ?? "").join(" ");
      expect(text).not.toMatch(/(^|[\s,])https?:/);
    }
  });

  test("each id stands once", () => {
    const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("titles and descriptions tell the pages apart", () => {
  expect(new Set(pages.map((name) => builtPage(name).title)).size).toBe(pages.length);
  const visited = pages.filter((name) => name !== "404");
  const descriptions = visited.map((name) =>
    builtPage(name).querySelector("meta[name=description]")?.getAttribute("content"),
  );
  expect(new Set(descriptions).size).toBe(visited.length);
});

test("inline scripts keep to syntax that every browser with ES modules knows", () => {
  const scripts = [...builtPage("letos").querySelectorAll("script:not([src])")].map(
    ({ textContent }) => textContent ?? "",
  );
  const own = scripts.filter((source) => source.includes("inlineScriptValues"));
  expect(own).toHaveLength(4);
  for (const source of own) expect(source).not.toMatch(/\?\.|\?\?|\.\.\.\{|\{\.\.\./);
});

test("the page for unknown addresses is the error screen", () => {
  const main = within(within(builtPage("404").body).getByRole("main"));
  expect(main.getByRole("heading", { name: "Unexpected Application Error!" })).toBeInTheDocument();
  expect(main.getByText("404 Not Found")).toHaveAttribute("lang", "en");
  expect(main.getByRole("heading")).toHaveAttribute("lang", "en");
  expect(main.getByText(/^Tudy cesta nevede, ale tábor pořád stojí na svém místě\.$/)).toBeInTheDocument();
  expect(main.getByRole("link")).toHaveAttribute("href", "/");
  expect(builtHtml("404")).toContain('lang="cs"');
});
