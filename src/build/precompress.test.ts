/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listFiles } from "./list-files";
import { precompress } from "./precompress";

const folder = mkdtempSync(join(tmpdir(), "precompress-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("text files get two compressed copies, new ones when they change; images and compressed copies get none", async () => {
  mkdirSync(join(folder, "letos"));
  // Gatsby keeps the data of the page /404.html in a folder of that name.
  mkdirSync(join(folder, "404.html"));
  for (const name of ["app.js", "letos/index.html", "letos/obraz.jpg"]) writeFileSync(join(folder, name), "starý");
  await precompress(folder, listFiles(folder));
  writeFileSync(join(folder, "letos/index.html"), "nový");
  await precompress(folder, listFiles(folder));
  expect(readdirSync(folder).sort()).toEqual(["404.html", "app.js", "app.js.br", "app.js.gz", "letos"]);
  expect(readdirSync(join(folder, "letos")).sort()).toEqual([
    "index.html",
    "index.html.br",
    "index.html.gz",
    "obraz.jpg",
  ]);
  const file = join(folder, "letos/index.html");
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe("nový");
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe("nový");
});

test("a copy that is still right is left, one that an interrupted build left behind is not", async () => {
  const [file, other] = [join(folder, "app.js"), join(folder, "letos/index.html")];
  writeFileSync(`${file}.br`, "nedotčeno");
  writeFileSync(`${other}.gz`, readFileSync(`${other}.gz`).subarray(0, 10));
  await precompress(folder, listFiles(folder));
  expect(readFileSync(`${file}.br`).toString()).toBe("nedotčeno");
  expect(gunzipSync(readFileSync(`${other}.gz`)).toString()).toBe("nový");
});

test("what a long page says twice is found at any distance", async () => {
  const file = join(folder, "historie.html");
  const said = randomBytes(50_000).toString("hex");
  const page = said + " ".repeat(5 * 1024 * 1024) + said;
  writeFileSync(file, page);
  await precompress(folder, listFiles(folder));
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(Buffer.from(page))).toBe(true);
  // Twice would be 100 kB.
  expect(statSync(`${file}.br`).size).toBeLessThan(60_000);
});
