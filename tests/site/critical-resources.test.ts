import { builtHtml, builtPage, pages } from "../support/built-page";

const main = (page: Document) => page.querySelector("main") as HTMLElement;

test.each(pages)("%s fetches the display face and the header's picture before its scripts", (name) => {
  const preloads = [...builtPage(name).querySelectorAll("link[rel=preload]")];
  const font = preloads.find((link) => link.getAttribute("as") === "font");
  expect(font).toHaveAttribute("crossorigin", "anonymous");
  expect(builtHtml(name)).toContain(`url(${font?.getAttribute("href")})`);
  const layers = builtPage(name).querySelector<HTMLElement>("header [style]")?.style;
  const pictures = preloads.filter((link) => link.closest("header"));
  for (const [index, size] of ["small", "large"].entries()) {
    expect(pictures[index]).toHaveAttribute("as", "image");
    expect(pictures[index]).toHaveAttribute("fetchpriority", "high");
    const best = `url("${pictures[index]?.getAttribute("href")}") type("${pictures[index]?.getAttribute("type")}")`;
    expect(layers?.getPropertyValue(`--${size}`).startsWith(best)).toBe(true);
  }
  // One for each window: where the styles take the small one, and where they do not.
  const media = pictures.map((link) => link.getAttribute("media"));
  expect(builtHtml(name)).toContain(`@media ${media[0]?.replaceAll(": ", ":")}`);
  expect(media).toEqual([
    "(max-width: 34rem) and (max-resolution: 2dppx)",
    "(min-width: 34.01rem), (min-resolution: 2.01dppx)",
  ]);
});

test.each(pages)("%s carries nothing of gatsby-plugin-image's own component", (name) => {
  expect(builtHtml(name)).not.toMatch(/gatsby-image|data-main-image/);
});

test("Historie loads its first picture at once, all others when they come into sight", () => {
  const [first, ...others] = main(builtPage("historie")).querySelectorAll("picture img");
  expect(first).toHaveAttribute("fetchpriority", "high");
  expect(first).not.toHaveAttribute("loading");
  expect(others.length).toBeGreaterThan(1);
  for (const picture of others) {
    expect(picture).toHaveAttribute("loading", "lazy");
    expect(picture).not.toHaveAttribute("fetchpriority");
  }
});

test("Letos loads every portrait when it comes into sight", () => {
  for (const portrait of main(builtPage("letos")).querySelectorAll("img"))
    expect(portrait).toHaveAttribute("loading", "lazy");
});

test("Úvod fetches the still of the film first where it stands beside the text", () => {
  const page = builtPage("index");
  const still = main(page).querySelector("button img")?.getAttribute("src");
  const preload = page.querySelector(`link[rel=preload][as=image][href="${still}"]`);
  expect(preload).toHaveAttribute("fetchpriority", "high");
  expect(preload).toHaveAttribute("media", "(min-width: 60rem)");
});
