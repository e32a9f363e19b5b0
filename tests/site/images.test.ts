import { statSync } from "node:fs";
import sharp from "sharp";
import { builtPage, metaContent, servedFile } from "../support/built-page";
import { yearPage } from "../support/pages";
import { TEST_CONTENT } from "../support/project-copy";

const picturesOf = (page: string, place = "main") => [...builtPage(page).querySelectorAll(`${place} picture`)];
const image = (picture: Element) => picture.querySelector("img") as HTMLImageElement;
const src = (picture: Element) => String(image(picture).getAttribute("src"));
/** The URLs in the srcset of a `<source>`, each with its width. */
const candidates = (source: Element) =>
  [...(source.getAttribute("srcset") ?? "").matchAll(/(\S+) (\d+)w/g)].map(
    ([, url = "", width]) => [url, Number(width)] as const,
  );
/** Formats and widths of a picture: `webp 280 375 500`. The last is the JPEG for browsers that know no other format. */
const formats = (picture: Element) => [
  ...[...picture.querySelectorAll("source")].map((source) =>
    [source.type.replace("image/", ""), ...candidates(source).map(([, width]) => width)].join(" "),
  ),
  src(picture).split(".").at(-1),
];

describe.each([
  ["the cards of Historie", "/historie/", "main", 17, 3 / 2, ["webp 280 375 500 640 800", "jpg"]],
  ["the portraits of Letos", "/letos/", "main", 8, 1, ["webp 110 145 195 260 350", "jpg"]],
  ["the header", "/", "header", 1, 4, ["avif 1088 1600", "webp 1088 1600", "jpg"]],
] as const)("the pictures of %s", (_, page, place, count, ratio, expected) => {
  test("come in modern formats and several widths, and as one JPEG for browsers that know none of them", () => {
    const pictures = picturesOf(page, place);
    expect(pictures.map(formats)).toEqual(Array(count).fill(expected));
    for (const picture of pictures) {
      expect(image(picture)).not.toHaveAttribute("srcset");
      expect(image(picture).width / image(picture).height).toBeCloseTo(ratio, 1);
      for (const source of picture.querySelectorAll("source"))
        expect(source.sizes).toMatch(/^\((min|max)-width: .*(vw|px|\))$/);
    }
  });

  test("are as wide as they say and have the shape of their place, and previews that are 16 pixels wide", async () => {
    for (const picture of picturesOf(page, place)) {
      for (const [url, width] of [...picture.querySelectorAll("source")].flatMap(candidates)) {
        const real = await sharp(servedFile(url)).metadata();
        expect([url, real.width]).toEqual([url, width]);
        expect(Math.abs(real.height - width / ratio)).toBeLessThanOrEqual(1);
      }
      const [, base64 = ""] = /base64,([^"&)]+)/.exec(picture.getAttribute("style") ?? "") ?? [];
      const preview = Buffer.from(base64, "base64");
      expect((await sharp(preview).metadata()).width).toBe(16);
      // The previews of transparent pictures are the largest.
      expect(preview.length).toBeLessThan(400);
    }
  });
});

const smallest = (page: string, place: string) =>
  candidates(builtPage(page).querySelector(`${place} source`) as Element)[0]?.[0];

// Qualities well above what gatsby-config.ts, the header and the template of a year ask for.
test.each([
  ["a card", "history/2022.jpg", "webp", 80, () => smallest("/historie/", "main")],
  ["a portrait", "leaders/sova.jpg", "webp", 80, () => smallest("/letos/", "main")],
  ["the header", "site/header.jpg", "avif", 55, () => smallest("/", "header")],
  ["the link preview of a year", "history/2019.jpg", "jpeg", 65, () => metaContent(yearPage("2019"), "og:image")],
] as const)("the file of %s is no heavier than its quality allows", async (_, original, format, quality, url) => {
  const file = servedFile(String(url()).replace("https://tabor.example", ""));
  const { width, height } = await sharp(file).metadata();
  const heaviest = await sharp(`${TEST_CONTENT}/data/${original}`)
    .resize(width, height, { position: sharp.strategy.attention })
    [format]({ quality, progressive: true })
    .toBuffer();
  expect(statSync(file).size).toBeLessThan(heaviest.length);
});

test.each([
  ["1987", "900 × 600", "1600 × 1067", "webp 252 405 630 900"],
  ["2003", "1200 × 1600", "1600 × 2133", "webp 336 540 840 1200"],
  ["2008", "800 × 1200 that is stored on its side", "1600 × 1067", "webp 336 540 840 1200"],
])("the page of %s shows its photo of %s whole, and no larger than it is", (slug, _, size, widths) => {
  const [picture] = picturesOf(yearPage(slug)) as [Element];
  expect(["width", "height"].map((name) => image(picture).getAttribute(name)).join(" × ")).toBe(size);
  expect(formats(picture)).toEqual([widths, "jpg"]);
});

test("a photo that is stored on its side is published upright: the day on the left, the night on the right", async () => {
  const [card] = builtPage("/historie/").querySelectorAll("[id='2008'] picture");
  for (const picture of [picturesOf(yearPage("2008"))[0], card]) {
    const photo = sharp(servedFile(src(picture as Element))).greyscale();
    const { data: pixels, info } = await photo.raw().toBuffer({ resolveWithObject: true });
    const row = Math.round(info.height / 3) * info.width;
    expect(pixels[row + 10]).toBeGreaterThan(150);
    expect(pixels[row + info.width - 10]).toBeLessThan(80);
  }
});

test.each([
  ["/historie/", 1, 16],
  ["/letos/", 0, 8],
  [yearPage("1987"), 1, 2],
] as const)("%s loads %i of its pictures at once, the other %i lazily", (page, atOnce, lazy) => {
  const images = picturesOf(page).map(image);
  const loading = images.map((image) => image.getAttribute("loading") ?? image.getAttribute("fetchpriority"));
  expect(loading).toEqual([...Array(atOnce).fill("high"), ...Array(lazy).fill("lazy")]);
});
