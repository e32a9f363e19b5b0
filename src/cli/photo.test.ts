/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { bakePicture, freeName } from "./photo";
import { makeProject, type Project } from "./testing";

let project: Project;
beforeEach(() => {
  project = makeProject();
});
afterEach(() => project.remove());

test("a phone photo comes out upright, without its place, at most 2400 pixels wide", async () => {
  const gps = { IFD0: { Make: "Telefon" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 5/1 0/1" } };
  const path = await project.photo(
    (photo) =>
      photo
        // Lies at the top left; once the photo is turned to the right, at the top right.
        .composite([
          { input: { create: { width: 600, height: 600, channels: 3, background: "#fff" } }, left: 0, top: 0 },
        ])
        .withExif(gps)
        .withMetadata({ orientation: 6 })
        .jpeg(),
    { width: 3600, height: 3000 },
  );
  expect((await sharp(path).metadata()).exif).toBeDefined();
  const { bytes, width, height } = await bakePicture(path);
  const { exif, xmp, iptc, icc, orientation, format, ...found } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, icc, orientation, format }).toEqual({ format: "jpeg" });
  expect([found.width, found.height]).toEqual([2400, 2880]);
  expect([width, height]).toEqual([2400, 2880]);
  const corner = await sharp(
    await sharp(bytes).extract({ left: 2200, top: 100, width: 10, height: 10 }).toBuffer(),
  ).stats();
  expect(corner.channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
});

const green = [56, 102, 65];
test.each<[string, (photo: Sharp) => Sharp, number[]]>([
  ["a small JPEG, which is not enlarged", (photo) => photo.jpeg(), green],
  ["wide gamut", (photo) => photo.withIccProfile("p3").jpeg(), green],
  ["CMYK", (photo) => photo.toColourspace("cmyk").withIccProfile("cmyk").jpeg(), green],
  ["WebP", (photo) => photo.webp(), green],
  ["AVIF", (photo) => photo.avif({ effort: 0 }), green],
  ["a transparent PNG, on white", (photo) => photo.ensureAlpha(0).png(), [255, 255, 255]],
])("%s keeps its size and colours", async (_, change, colours) => {
  const { bytes } = await bakePicture(await project.photo(change));
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: "jpeg",
    width: 900,
    height: 600,
    space: "srgb",
    channels: 3,
  });
  const { channels } = await sharp(bytes).stats();
  for (const [index, { mean }] of channels.entries()) expect(Math.abs(mean - Number(colours[index]))).toBeLessThan(24);
});

test.each<[string, string | Buffer, RegExp]>([
  ["fotka.heic", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), /HEIC/],
  ["fotka.jpg", "Ahoj", /není obrázek/],
  ["fotka.gif", Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAAC", "base64"), /Formát|není obrázek/],
])("%s that holds %s is refused in the check's words", async (name, content, reason) => {
  writeFileSync(join(project.root, name), content);
  await expect(bakePicture(join(project.root, name))).rejects.toThrow(reason);
});

test("so are a photo too small, a folder, nothing, and a file that is not there", async () => {
  await expect(bakePicture(await project.photo(undefined, { width: 700, height: 900 }))).rejects.toThrow(/800 bodů/);
  await expect(bakePicture(project.root)).rejects.toThrow(/není soubor/);
  await expect(bakePicture("")).rejects.toThrow(/přetáhněte/);
  await expect(bakePicture("/není/tu.jpg")).rejects.toThrow(/neexistuje/);
});

test("a path is found with spaces escaped by the terminal", async () => {
  const folder = join(project.root, "Moje fotky (2)");
  mkdirSync(folder);
  await sharp(await project.photo()).toFile(join(folder, "a.jpg"));
  expect(await bakePicture(join(project.root, "Moje\\ fotky\\ \\(2\\)", "a.jpg"))).toMatchObject({ width: 900 });
});

test.each([
  ["2026", true, "2026.jpg"],
  ["2026", false, "2026-sraz.jpg"],
  ["2023", true, "2023-2.jpg"],
  ["2022", true, "2022-3.jpg"],
  ["2020", true, "2020-2.jpg"],
  ["…", true, "neznamy-rok.jpg"],
  ["…", false, "neznamy-rok-sraz.jpg"],
])("the picture of %s (camp: %s) is named %s", (year, isCamp, name) => {
  const folder = join(project.root, "data/history");
  writeFileSync(join(folder, "2022.JPG"), "");
  expect(freeName(folder, year, isCamp, ["2022-2.jpg", "2020.jpg"])).toBe(name);
});
