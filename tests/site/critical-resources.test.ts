import { builtHtml, builtPage } from "../support/built-page";
import { pages, yearPage } from "../support/pages";

test.each(pages)("%s fetches the display font and the header's picture before its scripts", (page) => {
  const font = builtPage(page).querySelector("link[rel=preload][as=font]");
  expect(font).toHaveAttribute("crossorigin", "anonymous");
  expect(builtHtml(page)).toContain(`url(${font?.getAttribute("href")})`);
  const picture = builtPage(page).querySelector("header picture img");
  expect(picture).toHaveAttribute("fetchpriority", "high");
  expect(picture).not.toHaveAttribute("loading");
});

test.each([
  ["/historie/", 1, 16],
  ["/letos/", 0, 8],
  [yearPage("1987"), 1, 2],
] as const)("%s loads %i of its pictures at once, the other %i lazily", (page, atOnce, lazy) => {
  const images = [...builtPage(page).querySelectorAll("main picture img")];
  const loading = images.map((image) => image.getAttribute("loading") ?? image.getAttribute("fetchpriority"));
  expect(loading).toEqual([...Array(atOnce).fill("high"), ...Array(lazy).fill("lazy")]);
});

test("Úvod preloads the still of the film where it is beside the text", () => {
  const preload = builtPage("/").querySelector("link[rel=preload][as=image][href='/graphics/modrin.jpg']");
  expect(preload).toHaveAttribute("fetchpriority", "high");
  expect(preload?.getAttribute("media")).toMatch(/^\(min-width: \d+rem\)$/);
});
