import { deflateSync } from "node:zlib";
import type { Sharp } from "sharp";
import { image } from "../../tests/support/content-fixture";
import { hasLocation } from "./location";
import { withPngTexts } from "./png-texts";

const latin1 = (bytes: Buffer) => bytes.toString("latin1");
const isLocated = (bytes: string) => withPngTexts(bytes).some(hasLocation);
const isPictureLocated = async (picture: Sharp) => isLocated(latin1(await picture.toBuffer()));

const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>50,5N</exif:GPSLatitude></x:xmpmeta>';

test.each(["jpeg", "png", "webp", "avif"] as const)("a place is found in EXIF and XMP of a %s", async (format) => {
  const picture = () => image(8, 8).toFormat(format);
  expect(await isPictureLocated(picture().withExif({ IFD3: { GPSLatitude: "50/1 5/1 0/1" } }))).toBe(true);
  expect(await isPictureLocated(picture().withXmp(XMP))).toBe(true);
  // Many cameras write GPS data without a place.
  expect(await isPictureLocated(picture().withExif({ IFD3: { GPSAltitude: "200/1" } }))).toBe(false);
});

const digits = (latitude: string) => `\nexif\n      16\n4d4d002a0${latitude}0000\n0003\n`;
const [PLACE, NO_PLACE] = [digits("0020005"), digits("0030005")];
const compressed = (text: string) => `${latin1(deflateSync(text))}IEND`;

test.each([
  ["EXIF of the other byte order", "\0\x02\0\x05\0\0\0\x03", "\0\x00\0\x01\0\0\0\x04"],
  ["an extended XMP, cut in a name", "GPSLatit\xFF\xE1ude GPSLongitude", "GPSAltitude"],
  ["tEXt of a PNG", `tEXtRaw profile type exif\0${PLACE}`, `tEXtRaw profile type exif\0${NO_PLACE}`],
  ["zTXt", `zTXtRaw profile type exif\0\0${compressed(PLACE)}`, `zTXtComment\0\0${compressed(NO_PLACE)}`],
  ["iTXt", `iTXtXML:com.adobe.xmp\0\x01\0\0\0${compressed(XMP)}`, `iTXta\0\x01\0cs\0\0damaged`],
  ["©xyz", "\xA9xyz\0\x0C\x15\xC7+50.1+014.4/", "\xA9nam\0\x0C\x15\xC7Hrad 20.-27.7."],
  ["keys and WebM", "location.ISO6709 +5004.5+01426.3/", "+420 603 000 000"],
  ["loci", "\0\0\0\x23loci\0\0\0\0\x15\xC7Praha\0", "loci v Praze"],
  ["GoPro", "gpmd GPS5l\x14\0\x01", "gpmd ACCLs\x06\0\x01"],
  ["DJI", "F/2.8, GPS (14.4378, 50.0755, 20)", "F/2.8, GPS (N/A)"],
])("a place is found in %s", (_, located, other) => {
  expect([isLocated(located), isLocated(other)]).toEqual([true, false]);
});
