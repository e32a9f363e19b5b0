import { statSync } from "node:fs";
import { extname, join, parse } from "node:path";
import sharp from "sharp";
import { expectWithin, TOLERANCE } from "../support/budget";
import { builtPage } from "../support/built-page";
import { data } from "../support/data";

/** Of WebP and JPEG, see gatsby-config.ts. */
const QUALITY = 72;
const formats: Record<string, "webp" | "avif" | "png"> = { ".webp": "webp", ".avif": "avif", ".png": "png" };

describe.each([
  ["historie", 3 / 2, [280, 375, 500, 640, 800]],
  ["letos", 1, [110, 145, 195, 260, 350]],
] as const)("the pictures of %s", (page, ratio, widths) => {
  const pictures = () => [...builtPage(page).querySelectorAll("main picture")];
  const candidates = (element: Element) =>
    (element.getAttribute("srcset") ?? "").split(/,\s*/).map((candidate) => candidate.split(" ") as [string, string]);
  /** The picture in data/ that it was made of; it may have another ending there. */
  const original = (address: string) => {
    const known: { image?: string; hoverImage?: string }[] = data(page === "letos" ? "leaders.json" : "history.json");
    const files = known.flatMap(({ image, hoverImage }) => [image ?? [], hoverImage ?? []].flat());
    return join("data", String(files.find((file) => parse(file).name === parse(address).name)));
  };
  /** How wide that is, once it is upright and cut to the ratio of the page. */
  const available = async (address: string) => {
    const { width, height } = (await sharp(original(address)).metadata()).autoOrient;
    return Math.min(width, height * ratio);
  };

  test("come as WebP and in their own format, at the widths of the layout, with their sizes said", async () => {
    expect(pictures().length).toBeGreaterThan(0);
    for (const picture of pictures()) {
      const [webp, own] = [picture.querySelector("source[type='image/webp']"), picture.querySelector("img")] as const;
      const address = decodeURI(own?.getAttribute("src") ?? "");
      // A picture that is small from the start has fewer widths.
      const small = (await available(address)) < Math.max(...widths);
      for (const element of [webp, own].filter((element) => element !== null)) {
        if (!small)
          expect([address, candidates(element).map(([, width]) => width)]).toEqual([
            address,
            widths.map((width) => `${width}w`),
          ]);
        expect(element.getAttribute("sizes")).toMatch(/^\(min-width: .*(vw|px|\))$/);
      }
    }
  });

  test("are as wide as they say", async () => {
    for (const picture of pictures()) {
      for (const [address, width] of [...picture.querySelectorAll("source, img")].flatMap(candidates)) {
        const { width: real } = await sharp(join("public", decodeURI(address))).metadata();
        expect([address, real]).toEqual([address, Number.parseInt(width, 10)]);
      }
    }
  });

  test("are no heavier than the quality of gatsby-config.ts makes them", async () => {
    for (const picture of pictures().slice(0, 10)) {
      for (const element of picture.querySelectorAll("source, img")) {
        const [address, width] = candidates(element)[0] ?? ["", ""];
        const file = decodeURI(address);
        const source = sharp(original(file));
        // Gatsby has them from an upright copy (upright-copy.ts), which is not quite the same.
        if (((await source.metadata()).orientation ?? 1) > 1) continue;
        const pixels = Number.parseInt(width, 10);
        const expected = await source
          .resize(pixels, Math.round(pixels / ratio), { position: sharp.strategy.attention })
          [formats[extname(file)] ?? "jpeg"]({ quality: QUALITY, progressive: true })
          .toBuffer();
        expectWithin(expected.length * TOLERANCE, { [address]: statSync(join("public", file)).size });
      }
    }
  });

  test("have previews of 16 pixels and 200 bytes or less on average", async () => {
    const previews = pictures().map(
      (picture) => /base64,([^"&)]+)/.exec(picture.getAttribute("style") ?? "")?.[1] ?? "",
    );
    const files = previews.map((preview) => Buffer.from(preview, "base64"));
    for (const file of files) expect((await sharp(file).metadata()).width).toBe(16);
    const bytes = files.map((file) => file.length);
    expect(bytes.reduce((sum, size) => sum + size, 0) / bytes.length).toBeLessThanOrEqual(200);
  });
});
