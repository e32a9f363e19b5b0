/** @jest-environment node */
import { renameSync, rmSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { ContentFixture } from "../../tests/support/content-fixture";
import { checkContent } from "./check";
import type { DataFile } from "./schemas";

let content: ContentFixture;
beforeEach(async () => {
  content = await ContentFixture.create();
});
afterEach(() => content.remove());

const problems = async () => (await checkContent(content.root, new Date("2025-07-01T12:00:00Z"))).problems;
const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#3d6a4a" } });
/** The picture of the first history entry. */
const PICTURE = "data/history/2025.jpg";

test.each<[DataFile, string, string, RegExp, RegExp]>([
  ["history.json", "image", "./history/2025.JPG", /velkými a malými/, /2025\.jpg/],
  ["history.json", "image", "./History/2025.jpg", /velkými a malými/, /history/],
  [
    "history.json",
    "image",
    "./history/20255.jpg",
    /neexistuje/,
    /zatím žádný záznam nepoužívá.*"image": "\.\/history\/2025\.jpg"/,
  ],
  [
    "history.json",
    "image",
    "./history/uplne-jiny-nazev.jpg",
    /neexistuje/,
    /nahrajte do složky data\/history .* „uplne-jiny-nazev\.jpg“/,
  ],
  ["history.json", "image", "./historie/2025.jpg", /neexistuje/, /"\.\/history\/2025\.jpg"/],
  ["history.json", "image", "./../static/graphics/tabor.jpg", /cesta/, /Přepište/],
  ["leaders.json", "hoverImage", "./leaders/99-hover.jpg", /neexistuje/, /"hoverImage": "\.\/leaders\/01-hover\.jpg"/],
  ["history.json", "image", "./history", /neexistuje/, /"\.\/history\/2025\.jpg"/],
  ["history.json", "image", "./history/", /neexistuje/, /"\.\/history\/2025\.jpg"/],
  ["files.json", "link", "/files/informce.pdf", /neexistuje/, /"link": "\/files\/informace\.pdf"/],
  ["files.json", "link", "/files/Informace.pdf", /velkými a malými/, /informace\.pdf/],
])("%s: %s „%s“ is reported with a reason and advice", async (file, field, path, what, advice) => {
  content.set(file, `0.${field}`, path);
  const found = { what: expect.stringMatching(what), advice: expect.stringMatching(advice) };
  expect((await problems()).filter(({ severity }) => severity === "error")).toMatchObject([
    { file: `data/${file}`, entry: expect.stringMatching(/^1\. záznam/), field, ...found },
  ]);
});

/** The first bytes of an ISO media file of a brand. */
const isoMedia = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0${brand}`), Buffer.alloc(64)]);
/** Noise does not compress, so half of the file is half of the picture. */
const truncated = async (format: "jpeg" | "png") => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const whole = await sharp({ create: { width: 1800, height: 1200, channels: 3, noise, background: "#000" } })
    .toFormat(format)
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
};
const animated = async () => {
  const frames = await Promise.all(["#a00", "#0a0"].map((tint) => image(900, 600).tint(tint).png().toBuffer()));
  return sharp(frames, { join: { animated: true } }).webp();
};

test.each<[string, () => Buffer | Sharp | Promise<Buffer | Sharp>, RegExp]>([
  ["a text file", () => Buffer.from("tohle není obrázek"), /není obrázek/],
  ["an empty file", () => Buffer.alloc(0), /není obrázek/],
  ["a PDF", () => Buffer.from("%PDF-1.7"), /není obrázek/],
  ["a truncated JPEG", () => truncated("jpeg"), /poškozený/],
  ["a truncated PNG", () => truncated("png"), /poškozený/],
  ["a HEIC", () => isoMedia("heic"), /HEIC/],
  ["a HEIC of several pictures", () => isoMedia("mif1"), /HEIC/],
  ["a GIF", () => image(1800, 1200).gif(), /Formát „gif“/],
  ["an SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200"/>'), /Formát „svg“/],
  ["a TIFF", () => image(1800, 1200).tiff(), /Formát „tiff“/],
  ["an animated picture", animated, /je animovaný/],
  ["a picture that is too small", () => image(799, 533).jpeg(), /800 bodů/],
  ["a file over 25 MB", () => Buffer.alloc(26 * 1024 * 1024), /25 MB/],
])("%s instead of a picture is an error", async (_, make, what) => {
  const made = await make();
  content.write(PICTURE, Buffer.isBuffer(made) ? made : await made.toBuffer());
  expect(await problems()).toMatchObject([
    { severity: "error", file: "data/history.json", field: "image", what: expect.stringMatching(what) },
  ]);
  expect((await problems())[0]).toMatchObject({
    what: expect.stringContaining(PICTURE),
    advice: expect.stringMatching(/JPEG.* Výsledek nahrajte do složky data\/history pod jménem „2025\.jpg“\.$/),
  });
});

test.each<[string, () => Sharp]>([
  ["wide enough once it is rotated by EXIF", () => image(700, 1200).withMetadata({ orientation: 6 }).jpeg()],
  ["CMYK", () => image(1800, 1200).toColourspace("cmyk").jpeg()],
  ["wide-gamut", () => image(1800, 1200).withIccProfile("p3").jpeg()],
  ["transparent PNG", () => image(1800, 1200).ensureAlpha(0.5).png()],
  ["WebP", () => image(1800, 1200).webp()],
  ["AVIF", () => image(1800, 1200).avif({ effort: 0 })],
  ["12,000 px wide", () => image(12_000, 8000).jpeg({ quality: 30 })],
])("a picture that is %s is accepted", async (_, make) => {
  content.write(PICTURE, await make().toBuffer());
  expect(await problems()).toEqual([]);
});

test("a JPEG that ends as it should is not decoded; one with something after its end is, and is accepted", async () => {
  const whole = await image(1800, 1200).jpeg().toBuffer();
  const decode = jest.spyOn(sharp.prototype, "raw");
  content.write(PICTURE, whole);
  expect(await problems()).toEqual([]);
  const others = decode.mock.calls.length;
  content.write(PICTURE, Buffer.concat([whole, Buffer.from("SEFT")]));
  expect(await problems()).toEqual([]);
  expect(decode).toHaveBeenCalledTimes(2 * others + 1);
  decode.mockRestore();
});

const rename = (name: string) => renameSync(content.path(PICTURE), content.path(`data/history/${name}`));

test.each(["Léto U Rybníka (1).jpg", "ŽLUŤOUČKÝ KŮŇ.JPG"])("a file named „%s“ in NFD is found by NFC", async (name) => {
  rename(name.normalize("NFD"));
  content.set("history.json", "0.image", `./history/${name.normalize("NFC")}`);
  expect(await problems()).toEqual([]);
});

test.each(["foto.heic", "foto.bmp", "foto"])("a picture named „%s“ is an error, whatever is in it", async (name) => {
  rename(name);
  content.set("history.json", "0.image", `./history/${name}`);
  const line = expect.stringContaining('přepište pole takto: "image": "./history/foto.jpg"');
  expect(await problems()).toMatchObject([
    { what: expect.stringContaining(`Přípona souboru data/history/${name}`), advice: line },
  ]);
});

test("a document that is no PDF is an error", async () => {
  content.write("static/files/informace.pdf", "PK");
  expect(await problems()).toMatchObject([{ field: "link", what: expect.stringContaining("není PDF") }]);
});

test("an unused picture and a picture that is used twice are warnings", async () => {
  content.set("history.json", "1.image", "./history/2025.jpg");
  content.set("history.json", "1.year", "2025");
  content.set("history.json", "1.slug", "2025-ostrov");
  const shared = {
    severity: "warning",
    file: "data/history.json",
    entry: expect.stringMatching(/^2\. záznam/),
    found: "data/history.json, 1. záznam (2025, Hrad), pole „image“",
  };
  expect(await problems()).toMatchObject([shared, { severity: "warning", file: "data/history/2024.jpg" }]);
  rmSync(content.path("data/history/2024.jpg"));
  expect(await problems()).toMatchObject([shared]);
});

test.each([
  [1500, 400, "výšku 630", "1500 × 400"],
  [1100, 700, "šířku aspoň 1200", "1100 × 700"],
])("a picture of %d × %d pixels is too small for link previews", async (width, height, what, found) => {
  content.write("data/site/share.jpg", await image(width, height).jpeg().toBuffer());
  expect(await problems()).toMatchObject([{ field: "sharePicture", what: expect.stringContaining(what), found }]);
});

test("a JPEG in the place of another format must not replace the picture of another entry", async () => {
  content.set("history.json", "2.image", "./history/2025.heic");
  content.write("data/history/2025.heic", isoMedia("heic"));
  content.set("history.json", "2.year", "2025");
  const [error] = await problems();
  expect(error?.advice).toContain('"image": "./history/2025-2.jpg"');
});
