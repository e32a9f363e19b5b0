/** @jest-environment node */
import { renameSync, rmSync } from "node:fs";
import { ContentFixture } from "../../tests/support/content-fixture";

let content: ContentFixture;
beforeEach(async () => {
  content = await ContentFixture.create();
});
afterEach(() => {
  delete process.env.GATSBY_DATA_HOST;
  content.remove();
});

test("the sample content has no problems", async () => {
  expect(await content.problems()).toEqual([]);
});

test.each([Buffer.from('{ "theme": "Ta\xf8\xed" }', "latin1"), Buffer.from("\uFEFF{}", "utf16le")])(
  "a file that is not UTF-8 is reported",
  async (bytes) => {
    content.write("data/camp.json", bytes);
    expect(await content.problems()).toMatchObject([
      { severity: "error", file: "data/camp.json", what: "Soubor není v kódování UTF-8." },
    ]);
  },
);

test("all problems are reported at once", async () => {
  content.set("history.json", "0.year", 1);
  content.set("history.json", "1.link", "x");
  content.set("history.json", "1.isCamp", 1);
  content.set("camp.json", "theme", "");
  content.write("data/site.json", "{");
  expect((await content.problems()).map(({ file, field }) => `${file} ${field}`)).toEqual([
    "data/site.json undefined",
    "data/camp.json theme",
    "data/history.json year",
    "data/history.json link",
    "data/history.json isCamp",
  ]);
});

test("missing and unknown data files are errors", async () => {
  renameSync(content.path("data/leaders.json"), content.path("data/leader.json"));
  const found = await content.problems();
  expect(found.map(({ file }) => file)).toEqual(["data/leader.json", "data/leaders.json"]);
  expect(found[0]?.advice).toMatch(/leaders\.json.* Má-li to být některý z nich a ten chybí, přejmenujte ho/);
});

test("a second copy of a data file is to be renamed only if the first is missing", async () => {
  content.write("data/history (1).json", "[]");
  expect(await content.problems()).toMatchObject([
    { file: "data/history (1).json", advice: expect.stringContaining("ten chybí, přejmenujte ho. Jinak zkopírujte") },
  ]);
});

test("a missing still or video file is an error, the video file only without a data host", async () => {
  rmSync(content.path("static/video/tabor.mp4"));
  rmSync(content.path("static/graphics/tabor.jpg"));
  expect((await content.problems()).map(({ field }) => field)).toEqual(["video.still", "video.file"]);
  process.env.GATSBY_DATA_HOST = "https://data.example";
  expect((await content.problems()).map(({ field }) => field)).toEqual(["video.still"]);
});
