/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { freeFileName, processPhoto } from "./photo";
import { createProject, type Project } from "./testing";

let project: Project;
beforeEach(() => {
  project = createProject();
});
afterEach(() => project.remove());

const meanColor = async (image: Sharp) => (await image.stats()).channels.map(({ mean }) => Math.round(mean));

test("a phone photo becomes upright, at most 2400 pixels wide, without the location", async () => {
  const gps = { IFD0: { Make: "Telefon" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 5/1 0/1" } };
  const white = { create: { width: 600, height: 600, channels: 3, background: "#fff" } } as const;
  // At the top left; at the top right once the photo is rotated.
  const corner = { input: white, left: 0, top: 0 };
  const path = await project.photo(
    (photo) => photo.composite([corner]).withExif(gps).withMetadata({ orientation: 6 }).jpeg(),
    { width: 3600, height: 3000 },
  );
  expect((await sharp(path).metadata()).exif).toBeDefined();
  const { bytes, ...size } = await processPhoto(path);
  const { exif, xmp, iptc, icc, orientation, format, width, height } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, icc, orientation, format }).toEqual({ format: "jpeg" });
  expect([{ width, height }, size]).toEqual(Array(2).fill({ width: 2400, height: 2880 }));
  const extract = await sharp(bytes).extract({ left: 2200, top: 100, width: 10, height: 10 }).toBuffer();
  expect(await meanColor(sharp(extract))).toEqual([255, 255, 255]);
});

const green = [56, 102, 65];
test.each<[string, (photo: Sharp) => Sharp, number[]]>([
  ["a small JPEG, which is not enlarged", (photo) => photo.jpeg(), green],
  ["wide gamut", (photo) => photo.withIccProfile("p3").jpeg(), green],
  ["CMYK", (photo) => photo.toColourspace("cmyk").withIccProfile("cmyk").jpeg(), green],
  ["WebP", (photo) => photo.webp(), green],
  ["AVIF", (photo) => photo.avif({ effort: 0 }), green],
  ["a transparent PNG, on white", (photo) => photo.ensureAlpha(0).png(), [255, 255, 255]],
])("%s keeps its size and colours", async (_, change, colors) => {
  const { bytes } = await processPhoto(await project.photo(change));
  const expected = { format: "jpeg", width: 900, height: 600, space: "srgb", channels: 3 };
  expect(await sharp(bytes).metadata()).toMatchObject(expected);
  for (const [index, mean] of (await meanColor(sharp(bytes))).entries())
    expect(Math.abs(mean - Number(colors[index]))).toBeLessThan(24);
});

test.each<[string, string | Buffer, RegExp]>([
  ["fotka.heic", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), /HEIC/],
  ["fotka.jpg", "Ahoj", /není obrázek/],
  ["fotka.gif", Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAAC", "base64"), /Formát|není obrázek/],
])("%s that holds %s is rejected with the message of the content check", async (name, content, reason) => {
  writeFileSync(join(project.root, name), content);
  await expect(processPhoto(join(project.root, name))).rejects.toThrow(reason);
});

test("a small photo, a folder, no path and a missing file are rejected", async () => {
  await expect(processPhoto(await project.photo(undefined, { width: 700, height: 900 }))).rejects.toThrow(/800 bodů/);
  await expect(processPhoto(project.root)).rejects.toThrow(/není soubor/);
  await expect(processPhoto("")).rejects.toThrow(/přetáhněte/);
  await expect(processPhoto("/není/tu.jpg")).rejects.toThrow(/neexistuje/);
});

test("a path whose spaces the terminal escaped is found", async () => {
  mkdirSync(join(project.root, "Moje fotky (2)"));
  await sharp(await project.photo()).toFile(join(project.root, "Moje fotky (2)", "a.jpg"));
  expect(await processPhoto(join(project.root, "Moje\\ fotky\\ \\(2\\)", "a.jpg"))).toMatchObject({ width: 900 });
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
  expect(freeFileName(folder, year, isCamp, ["2022-2.jpg", "2020.jpg"])).toBe(name);
});
