import { builtHtml, builtPage } from "../support/built-page";
import { pages } from "../support/pages";

test.each(pages)("%s fetches the display font and the header's picture before its scripts", (page) => {
  const font = builtPage(page).querySelector("link[rel=preload][as=font]");
  expect(font).toHaveAttribute("crossorigin", "anonymous");
  expect(builtHtml(page)).toContain(`url(${font?.getAttribute("href")})`);
  const picture = builtPage(page).querySelector("header picture img");
  expect(picture).toHaveAttribute("fetchpriority", "high");
  expect(picture).not.toHaveAttribute("loading");
});

test.each([
  ["/historie/", 1],
  ["/letos/", 0],
] as const)("%s loads %i of its pictures at once, the others lazily", (page, count) => {
  const images = [...builtPage(page).querySelectorAll("main picture img")];
  expect(images.length).toBeGreaterThan(count);
  const loading = images.map(
    (image) => image.getAttribute("loading") ?? `priority ${image.getAttribute("fetchpriority")}`,
  );
  expect(loading).toEqual(images.map((_, index) => (index < count ? "priority high" : "lazy")));
});

test("Úvod preloads the still of the video where it is beside the text", () => {
  const still = builtPage("/").querySelector("main button img")?.getAttribute("src");
  const preload = builtPage("/").querySelector(`link[rel=preload][as=image][href="${still}"]`);
  expect(preload).toHaveAttribute("fetchpriority", "high");
  expect(preload?.getAttribute("media")).toMatch(/^\(min-width: \d+rem\)$/);
});
