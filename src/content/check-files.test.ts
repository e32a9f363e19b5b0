import { readFileSync, renameSync, rmSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { ContentFixture, image, NOISE } from "../../tests/support/content-fixture";

// The history of the fixture: 2025, 2024, the reunion of 2024, 2016; the picture of each is named after its year.
let content: ContentFixture;
beforeEach(async () => {
  content = await ContentFixture.create();
});
afterEach(() => content.remove());

/** The picture of the first history entry. */
const PICTURE = "data/history/2025.jpg";
const name = (value: string) => content.set("history.json", "0.image", value);
const remove = () => rmSync(content.path(PICTURE));
const rename = (to: string) => {
  content.write(to, content.picture);
  remove();
};
const upload = (path: string) => content.write(path, content.picture);
const errors = async () => (await content.problems()).filter(({ severity }) => severity === "error");
const unused = async () => (await content.problems()).filter(({ what }) => what.includes("žádný záznam nepoužívá"));

const candidate = (names: string) => `^Nepoužité soubory v data/history: ${names}\\. Je-li to některý z nich, `;
const exactly = (file: string) =>
  `nahrajte do složky data/history obrázek, který se jmenuje přesně „${file}“\\. Nemá-li tu být žádný`;
const correct = "^Opravte název souboru v poli „image“, nebo ";
const found = 'přesně "./history/2025.jpg"';
const newName =
  "nahrajte obrázek do složky data/history pod názvem, který tam ještě není, a v poli „image“ .* za ./history/";

test.each<[string, () => void, RegExp, string]>([
  ["deleted the picture", remove, /neexistuje/, correct + exactly("2025.jpg")],
  ["mistyped it", () => name("./history/20255.jpg"), /neexistuje/, `${candidate("2025.jpg")}.*${exactly("20255.jpg")}`],
  [
    "left the name that the phone gave it, and another unused one",
    () => [rename("data/history/IMG_1.jpeg"), upload("data/history/IMG_2.jpg")],
    /neexistuje/,
    candidate("IMG_1.jpeg, IMG_2.jpg"),
  ],
  ["mistyped the folder", () => name("./histroy/2025.jpg"), /neexistuje/, `${candidate("2025.jpg")}.*${newName}`],
  ["named the folder", () => name("./history/"), /neexistuje/, newName],
  ["named a HEIC", () => name("./history/foto.heic"), /neexistuje/, newName],
  ["wrote other letters", () => name("./history/2025.JPG"), /liší.*velkými/, `${found}\\. Jinak ${newName}`],
  ["wrote another folder", () => name("./History/2025.jpg"), /liší/, found],
  ["uploaded a text", () => rename("data/history/2025.txt"), /neexistuje/, correct + exactly("2025.jpg")],
  ["left the wrong form", () => name("./../static/graphics/tabor.jpg"), /ani \.\.\//, "přepište"],
  ["wrote letters of one that is used", () => [name("./history/2024.JPG"), remove()], /neexistuje/, correct + newName],
])("whoever %s is told so, and no file is suggested as the right one", async (_, change, what, advice) => {
  change();
  expect(await errors()).toMatchObject([
    {
      file: "data/history.json",
      entry: "1. záznam (2025, Hrad)",
      field: "image",
      what: expect.stringMatching(what),
      advice: expect.stringMatching(new RegExp(advice)),
    },
  ]);
});

test.each([
  ["files.json", "0.link", "/files/Informace.pdf", "static/files/informace.pdf"],
  ["camp.json", "statusLink", "/files/informace.PDF", "static/files/informace.pdf"],
  ["camp.json", "statusLink", "/files/Můj plán.Pdf", undefined],
  ["camp.json", "statusLink", "/files/můj plán.pdf", "static/files/Můj plán.Pdf"],
  ["camp.json", "statusLink", "/files/Můj plán.Pdf".normalize("NFD"), "static/files/Můj plán.Pdf"],
  ["camp.json", "statusLink", "/files/Můj%20plán.Pdf", '"/files/Můj%20plán.Pdf"'],
] as const)("a document is found by its exact name only, because that is its URL: %s, %s: %s", async (...row) => {
  const [file, field, link, found] = row;
  content.write("static/files/Můj plán.Pdf", readFileSync(content.path("static/files/informace.pdf")));
  content.set(file, field, link);
  expect(await errors()).toMatchObject(found ? [{ field: expect.stringMatching(/link$/i), found }] : []);
});

test("nothing is listed or called unused while a data file is unreadable", async () => {
  rename("data/history/IMG_1.jpg");
  content.write("data/leaders.json", "[");
  const [missing, ...others] = await content.problems();
  expect(missing?.advice).toMatch(/^Opravte název souboru v poli „image“, nebo nahrajte/);
  expect(others).toMatchObject([{ file: "data/leaders.json" }]);
});

/** Noise does not compress, so half of the file is half of the picture. */
const truncated = async (format: "jpeg" | "png") => {
  const whole = await image(800, 400, NOISE).toFormat(format).toBuffer();
  return whole.subarray(0, whole.length / 2);
};
const JPEG_END = Buffer.from([0xff, 0xd9]);
const animated = async () => {
  const frames = await Promise.all(["#a00", "#0a0"].map((tint) => image(900, 600).tint(tint).png().toBuffer()));
  return sharp(frames, { join: { animated: true } }).webp();
};

test.each<[string, () => Buffer | Sharp | Promise<Buffer | Sharp>, RegExp]>([
  ["a text file", () => Buffer.from("tohle není obrázek"), /není obrázek/],
  ["a truncated JPEG", () => truncated("jpeg"), /poškozený/],
  ["a truncated PNG", () => truncated("png"), /poškozený/],
  ["a truncated JPEG that ends", async () => Buffer.concat([await truncated("jpeg"), JPEG_END]), /poškozený/],
  ["a HEIC", () => readFileSync("tests/support/photo.heic"), /HEIC/],
  ["a GIF", () => image(800, 400).gif(), /Formát „gif“/],
  ["an SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"/>'), /Formát „svg“/],
  ["an animated picture", animated, /je animovaný/],
])("%s instead of a picture is an error", async (_, make, what) => {
  const made = await make();
  content.write(PICTURE, Buffer.isBuffer(made) ? made : await made.toBuffer());
  const [problem, ...others] = await content.problems();
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ severity: "error", file: "data/history.json", field: "image" });
  expect(problem?.what).toMatch(what);
  expect(problem?.what).toContain(PICTURE);
  expect(problem?.advice).toMatch(/JPEG.* Výsledek nahrajte do složky data\/history pod názvem „2025\.jpg“\.$/);
});

test.each<[string, () => Sharp]>([
  ["wide enough once it is rotated by EXIF", () => image(700, 1200).withMetadata({ orientation: 6 }).jpeg()],
  ["CMYK", () => image(800, 400).toColourspace("cmyk").jpeg()],
  ["transparent PNG", () => image(800, 400).ensureAlpha(0.5).png()],
  ["WebP", () => image(800, 400).webp()],
  ["AVIF", () => image(800, 400).avif({ effort: 0 })],
])("a picture that is %s is accepted", async (_, make) => {
  content.write(PICTURE, await make().toBuffer());
  expect(await content.problems()).toEqual([]);
});

test.each([
  ["after a BOM and an empty line", "\uFEFF\n%PDF-1.7 %%EOF"],
  ["with padding at its end", `%PDF-1.7 %%EOF\n${"\0".repeat(1025)}`],
])("a PDF %s is accepted", async (_, pdf) => {
  content.write("static/files/informace.pdf", pdf);
  expect(await content.problems()).toEqual([]);
});

test.each(["Léto U Rybníka (1).jpg", "ŽLUŤOUČKÝ KŮŇ.JPG"])("a file named „%s“ in NFD is found by NFC", async (file) => {
  renameSync(content.path(PICTURE), content.path(`data/history/${file.normalize("NFD")}`));
  name(`./history/${file.normalize("NFC")}`);
  expect(await content.problems()).toEqual([]);
});

test.each(["foto.heic", "foto.bmp", "foto"])("a JPEG named „%s“ is to be uploaded under a new name", async (file) => {
  rename(`data/history/${file}`);
  name(`./history/${file}`);
  const advice = expect.stringMatching(`${newName} .* Nakonec data/history/${file} smažte\\.$`);
  expect(await content.problems()).toMatchObject([{ what: expect.stringContaining(`data/history/${file}`), advice }]);
});

test.each([
  ["sharePicture", "share", 1500, 400, "výšku 630"],
  ["sharePicture", "share", 1100, 700, "šířku aspoň 1200"],
  ["headerPicture", "header", 1700, 300, "výšku 400"],
])("for %s, %s.jpg of %d × %d pixels is too small", async (field, file, width, height, minimum) => {
  content.write(`data/site/${file}.jpg`, await image(width, height).jpeg().toBuffer());
  const what = expect.stringContaining(minimum);
  expect(await content.problems()).toMatchObject([{ field, what, found: `${width} × ${height}` }]);
});

test("a picture that two entries use is a warning that names the other one, also if it is missing", async () => {
  content.set("history.json", "1.image", "./history/2025.jpg");
  rmSync(content.path("data/history/2024.jpg"));
  const what = `Tentýž soubor je i jinde: 1. záznam (2025, Hrad), ${PICTURE}.`;
  const shared = { severity: "warning", entry: "2. záznam (2024, Ostrov)", field: "image", what };
  expect(await content.problems()).toMatchObject([shared]);
  rmSync(content.path(PICTURE));
  expect(await content.problems()).toMatchObject([{ severity: "error" }, { severity: "error" }, shared]);
});

test.each([
  ["data/history/2024.jpg", PICTURE],
  ["static/files/potvrzeni.pdf", "static/files/informace.pdf"],
])("%s that is a copy of %s is a warning that names both", async (copy, original) => {
  content.write(copy, readFileSync(content.path(original)));
  const what = expect.stringContaining(original);
  expect(await content.problems()).toMatchObject([{ severity: "warning", what }]);
});

test("two documents without a file are no repetition", async () => {
  for (const field of ["0.link", "1.link"]) content.set("files.json", field, undefined);
  for (const name of ["informace", "potvrzeni"]) rmSync(content.path(`static/files/${name}.pdf`));
  expect(await content.problems()).toEqual([]);
});

test.each([
  ["data/history/IMG_1.jpg", /napište do jeho pole s obrázkem "\.\/history\/IMG_1\.jpg"\. Jinak soubor smažte\.$/],
  ...[
    "data/leaders/IMG_1.HEIC",
    "IMG_1.jpg",
    "data/histroy/IMG_1.HEIC",
    "static/graphics/IMG_1.jpg",
    "static/IMG_1.MOV",
  ]
    .concat("static/files/deti.xlsx", "informace.PDF")
    .map((file) => [file, /^Má-li být na webu, patří .* jen když ho už nikdo nepotřebuje/] as const),
] as const)(
  "the unused file %s is a warning, but not while there are errors: one may lack it",
  async (file, advice) => {
    upload(file);
    const expected = { severity: "warning", file, advice: expect.stringMatching(advice) };
    expect(await content.problems()).toMatchObject([expected]);
    content.set("camp.json", "theme", "");
    expect(await unused()).toEqual([]);
  },
);

test("files that a mistyped field or a path in another form names are not listed as unused, nor are those of no entry", async () => {
  for (const file of ["data/documents/informace.odt", "data/navod/a.png", "static/icon-192.png", "data/history/.a.jpg"])
    upload(file);
  content.set("history.json", "0.image", undefined);
  content.set("history.json", "0.imgae", "./history/2025.jpg");
  content.set("history.json", "1.image", "history/2024.jpg");
  content.set("history.json", "3.image", "./history/.//2016.jpg");
  rmSync(content.path("data/history/2024-sraz.jpg"));
  expect((await errors()).at(-1)?.advice).toMatch(/^Opravte název souboru/);
});
