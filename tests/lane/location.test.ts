import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { listFiles } from "../../src/lib/list-files";
import { PUBLIC, servedFile } from "../support/built-page";

/**
 * Whether a file says where it was made: in EXIF by the tag 0x8825, whose bytes may be in either order, in XMP by a name, in
 * films by coordinates as in ISO 6709.
 */
const hasLocation = (bytes: Buffer) =>
  /%\x88.\0.\0{3}|\x88%\0.\0{3}.|GPSLatitude|[+-]\d\d\.\d{2,}[+-]\d{3}\.\d{2,}/s.test(bytes.toString("latin1"));

test("no published picture or film says where it was made", () => {
  const pictures = listFiles(PUBLIC).filter((file) => /^static\/.*\.(jpg|webp|avif|png)$/.test(file));
  expect(pictures.length).toBeGreaterThan(10);
  const { still, file } = JSON.parse(readFileSync(join(SITE, "data/intro.json"), "utf8")).video;
  // Neither the documents nor files that no data file names: about these the content check only warns.
  const files = [...pictures.map((picture) => join(PUBLIC, picture)), servedFile(still), servedFile(file)];
  // The film may be on another host.
  expect(files.filter((file) => existsSync(file) && hasLocation(readFileSync(file)))).toEqual([]);
});

test("a place in EXIF is found", async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } }).webp();
  expect(hasLocation(await picture.toBuffer())).toBe(false);
  expect(hasLocation(await picture.withExif({ IFD3: { GPSLatitude: "50/1 5/1 0/1" } }).toBuffer())).toBe(true);
});
