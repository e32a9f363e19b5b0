import { statSync } from "node:fs";
import { extname, join, parse } from "node:path";
import sharp from "sharp";
import { builtPage, servedFile } from "../support/built-page";
import { data } from "../support/data";

/** Well above what gatsby-config.ts and the header ask for: a picture that is heavier was made without their setting. */
const MAX_QUALITY = 80;
const encoders: Record<string, "webp" | "avif" | "png"> = { ".webp": "webp", ".avif": "avif", ".png": "png" };

const named = (entries: { image?: string; hoverImage?: string }[]) =>
  entries.flatMap(({ image, hoverImage }) => [image ?? [], hoverImage ?? []].flat());

describe.each([
  ["the cards of Historie", "/historie/", "main", 3 / 2, ["webp"], named(data("history.json"))],
  ["the portraits of Letos", "/letos/", "main", 1, ["webp"], named(data("leaders.json"))],
  ["the header", "/", "header", 4, ["avif", "webp"], [data("site.json").logo]],
] as const)("the pictures of %s", (_, page, place, ratio, formats, originals) => {
  const pictures = () => [...builtPage(page).querySelectorAll(`${place} picture`)];
  const elements = (picture: Element) => [...picture.querySelectorAll("source, img")];
  const candidates = (element: Element) =>
    [...(element.getAttribute("srcset") ?? "").matchAll(/(\S+) (\d+)w/g)].map(([, url = "", width]) => ({
      url,
      width: Number(width),
    }));
  /** The picture in data/ that a file was made from; its extension may differ. */
  const original = (url: string) =>
    join("data", String(originals.find((file) => parse(file).name === parse(decodeURI(url)).name)));

  test("come in modern formats, in several widths that grow, and as one JPEG for browsers that know none of them", () => {
    expect(pictures().length).toBeGreaterThan(0);
    for (const picture of pictures()) {
      const sources = [...picture.querySelectorAll("source")];
      expect(sources.map(({ type }) => type)).toEqual(formats.map((format) => `image/${format}`));
      for (const source of sources) {
        const widths = candidates(source).map(({ width }) => width);
        expect(widths.length).toBeGreaterThan(1);
        expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
        expect(source.getAttribute("sizes")).toMatch(/^\((min|max)-width: .*(vw|px|\))$/);
      }
      const image = picture.querySelector("img");
      expect(extname(String(image?.getAttribute("src")))).toBe(".jpg");
      expect(image).not.toHaveAttribute("srcset");
      expect(Number(image?.getAttribute("width")) / Number(image?.getAttribute("height"))).toBeCloseTo(ratio, 1);
    }
  });

  test("are as wide as they say and have the shape of their place", async () => {
    for (const { url, width } of pictures().flatMap(elements).flatMap(candidates)) {
      const real = await sharp(servedFile(url)).metadata();
      expect([url, real.width]).toEqual([url, width]);
      expect(Math.abs(real.height - width / ratio)).toBeLessThanOrEqual(1);
    }
  });

  test("are no heavier than the quality allows", async () => {
    for (const element of pictures().slice(0, 5).flatMap(elements)) {
      const url = candidates(element)[0]?.url ?? String(element.getAttribute("src"));
      const { width } = await sharp(servedFile(url)).metadata();
      const heaviest = await sharp(original(url))
        .autoOrient()
        .resize(width, Math.round(width / ratio), { position: sharp.strategy.attention })
        [encoders[extname(url)] ?? "jpeg"]({ quality: MAX_QUALITY, progressive: true })
        .toBuffer();
      const { size } = statSync(servedFile(url));
      expect(size > heaviest.length ? { url, size, heaviest: heaviest.length } : {}).toEqual({});
    }
  });

  test("have previews of 16 pixels and 200 bytes or less on average", async () => {
    const previews = pictures().map((picture) => {
      const [, base64 = ""] = /base64,([^"&)]+)/.exec(picture.getAttribute("style") ?? "") ?? [];
      return Buffer.from(base64, "base64");
    });
    for (const preview of previews) expect((await sharp(preview).metadata()).width).toBe(16);
    expect(Buffer.concat(previews).length / previews.length).toBeLessThanOrEqual(200);
  });
});
