import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hasLocation } from "../../src/content/location";
import { withPngTexts } from "../../src/content/png-texts";
import { listFiles } from "../../src/lib/list-files";
import { PUBLIC, servedFile } from "../support/built-page";

test("no published picture or film says where it was made", () => {
  const pictures = listFiles(PUBLIC).filter((file) => /^static\/.*\.(jpg|webp|avif|png)$/.test(file));
  expect(pictures.length).toBeGreaterThan(10);
  const { still, file } = JSON.parse(readFileSync(join(SITE, "data/intro.json"), "utf8")).video;
  // Neither the documents nor files that no data file names: about these the content check only warns.
  const files = [...pictures.map((picture) => join(PUBLIC, picture)), servedFile(still), servedFile(file)];
  // The film may be on another host.
  const isLocated = (file: string) => withPngTexts(readFileSync(file, "latin1")).some(hasLocation);
  expect(files.filter((file) => existsSync(file) && isLocated(file))).toEqual([]);
});
