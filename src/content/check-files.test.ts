/** @jest-environment node */
import { renameSync, rmSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { ContentFixture } from "../../tests/support/content-fixture";
import { checkContent } from "./check";

let content: ContentFixture;
beforeEach(async () => {
  content = await ContentFixture.create();
});
afterEach(() => content.remove());

const problems = async () => (await checkContent(content.root)).problems;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#3d6a4a" } });
/** The path of the first history picture. */
const picture = () => `data/${content.read("data/history.json")[0].image}`;

test.each([
  ["history.json", "image", "./history/2025.JPG", /velkými a malými/, /2025\.jpg/],
  ["history.json", "image", "./History/2025.jpg", /velkými a malými/, /history/],
  ["history.json", "image", "./history/20255.jpg", /neexistuje/, /Měl to být „2025\.jpg“/],
  ["history.json", "image", "./history/uplne-jiny-nazev.jpg", /neexistuje/, /nahrajte do složky data\/history/],
  ["history.json", "image", "./historie/2025.jpg", /neexistuje/, /Měl to být „history“/],
  ["history.json", "image", "./../static/graphics/tabor.jpg", /cesta/, /Opravte/],
  ["leaders.json", "hoverImage", "./leaders/99-hover.jpg", /neexistuje/, /Měl to být/],
  ["history.json", "image", "./history", /složka, ne soubor/, /jméno souboru/],
  ["history.json", "image", "./history/", /složka, ne soubor|neexistuje/, /./],
  ["files.json", "link", "/files/informce.pdf", /neexistuje/, /Měl to být „informace\.pdf“/],
  ["files.json", "link", "/files/Informace.pdf", /velkými a malými/, /informace\.pdf/],
])("%s: %s „%s“ is explained", async (file, field, path, what, advice) => {
  content.change(`data/${file}`, { [field]: path }, 0);
  expect((await problems()).filter(({ severity }) => severity === "error")).toEqual([
    expect.objectContaining({
      file: `data/${file}`,
      entry: expect.stringMatching(/^1\. záznam/),
      field,
      what: expect.stringMatching(what),
      advice: expect.stringMatching(advice),
    }),
  ]);
});

/** The first bytes of an ISO media file of a brand. */
const media = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0${brand}`), Buffer.alloc(64)]);
const truncated = async (picture: Sharp) => {
  const whole = await picture.toBuffer();
  return whole.subarray(0, whole.length / 2);
};
const noisy = () =>
  sharp({
    create: {
      width: 1800,
      height: 1200,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
      background: "#000",
    },
  });

test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  ["a text file", () => Buffer.from("tohle není obrázek"), /není obrázek/],
  ["an empty file", () => Buffer.alloc(0), /není obrázek/],
  ["a PDF", () => Buffer.from("%PDF-1.7"), /není obrázek/],
  ["a truncated JPEG", () => truncated(noisy().jpeg()), /poškozený/],
  ["a truncated PNG", () => truncated(noisy().png()), /poškozený/],
  ["a HEIC", () => media("heic"), /HEIC/],
  ["a HEIC of several pictures", () => media("mif1"), /HEIC/],
  ["a GIF", () => plain(1800, 1200).gif().toBuffer(), /Formát „gif“/],
  ["an SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200"/>'), /Formát „svg“/],
  ["a TIFF", () => plain(1800, 1200).tiff().toBuffer(), /Formát „tiff“/],
  ["a picture too small", () => plain(799, 533).jpeg().toBuffer(), /800 bodů/],
  ["a file over 25 MB", () => Buffer.alloc(26 * 1024 * 1024), /25 MB/],
])("%s instead of a picture is told", async (_, bytes, what) => {
  content.write(picture(), await bytes());
  expect(await problems()).toEqual([
    expect.objectContaining({
      severity: "error",
      file: "data/history.json",
      field: "image",
      what: expect.stringMatching(what),
    }),
  ]);
});

test("an animated picture is told", async () => {
  const frames = await Promise.all(
    ["#a00", "#0a0"].map((background) =>
      sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  content.write(
    picture(),
    await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer(),
  );
  expect(await problems()).toEqual([expect.objectContaining({ what: "Obrázek je animovaný." })]);
});

test.each<[string, () => Promise<Buffer>]>([
  [
    "turned by EXIF",
    () =>
      plain(1200, 1800)
        .withExif({ IFD0: { Orientation: "6" } })
        .jpeg()
        .toBuffer(),
  ],
  ["CMYK", () => plain(1800, 1200).toColourspace("cmyk").jpeg().toBuffer()],
  ["wide-gamut", () => plain(1800, 1200).withIccProfile("p3").jpeg().toBuffer()],
  ["transparent PNG", () => plain(1800, 1200).ensureAlpha(0.5).png().toBuffer()],
  ["WebP", () => plain(1800, 1200).webp().toBuffer()],
  ["AVIF", () => plain(1800, 1200).avif({ effort: 0 }).toBuffer()],
  ["12,000 px wide", () => plain(12_000, 8000).jpeg({ quality: 30 }).toBuffer()],
])("a picture that is %s is welcome", async (_, bytes) => {
  content.write(picture(), await bytes());
  expect(await problems()).toEqual([]);
});

test.each(["Léto U Rybníka (1).jpg", "ŽLUŤOUČKÝ KŮŇ.JPG"])(
  "the name „%s“ is welcome, composed or decomposed",
  async (name) => {
    const old = picture();
    renameSync(content.path(old), content.path(`data/history/${name.normalize("NFD")}`));
    content.change("data/history.json", { image: `./history/${name.normalize("NFC")}` }, 0);
    expect(await problems()).toEqual([]);
  },
);

test.each(["foto.heic", "foto.bmp", "foto"])("a picture named „%s“ is told, whatever is in it", async (name) => {
  renameSync(content.path(picture()), content.path(`data/history/${name}`));
  content.change("data/history.json", { image: `./history/${name}` }, 0);
  expect(await problems()).toEqual([expect.objectContaining({ what: expect.stringContaining("Přípona") })]);
});

test("a document that is no PDF is told", async () => {
  content.write(`static${content.read("data/files.json")[0].link}`, "PK");
  expect(await problems()).toEqual([
    expect.objectContaining({ field: "link", what: expect.stringContaining("není PDF") }),
  ]);
});

test("a picture that nobody names, and one that two name, are warned of", async () => {
  const [first, second] = content.read("data/history.json");
  content.change("data/history.json", { image: first.image }, 1);
  expect(await problems()).toEqual([
    expect.objectContaining({
      severity: "warning",
      file: "data/history.json",
      entry: expect.stringMatching(/^2\. záznam/),
    }),
    expect.objectContaining({ severity: "warning", file: `data/${second.image.slice(2)}` }),
  ]);
  rmSync(content.path(`data/${second.image}`));
  expect(await problems()).toHaveLength(1);
});

test.each([
  [1500, 400, "výšku 630", "1500 × 400"],
  [1100, 700, "šířku aspoň 1200", "1100 × 700"],
])("a picture of %d × %d pixels is too small for previews of links", async (width, height, what, found) => {
  content.write("data/site/share.jpg", await plain(width, height).jpeg().toBuffer());
  expect(await problems()).toEqual([
    expect.objectContaining({ field: "sharePicture", what: expect.stringContaining(what), found }),
  ]);
});
