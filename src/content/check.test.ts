/** @jest-environment node */
import { renameSync, rmSync, symlinkSync } from "node:fs";
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

const copies = ["data/history (1).json", "data/history.json.txt", "history.json", "static/files/history.json"];

test.each(copies)("%s is to be renamed only if data/history.json is missing", async (file) => {
  content.write(file, "[]");
  const advice = expect.stringContaining("ten chybí, přejmenujte ho. Jinak zkopírujte");
  expect(await content.problems()).toMatchObject([{ file, advice }]);
});

test.each(["static/loop", "data/history/link.jpg"])("the symbolic link %s is an error", async (file) => {
  symlinkSync("..", content.path(file));
  expect(await content.problems()).toMatchObject([{ severity: "error", file, what: "Je to symbolický odkaz." }]);
});

test("a missing still or video file is an error, the video file only without a data host", async () => {
  rmSync(content.path("static/video/tabor.mp4"));
  rmSync(content.path("static/graphics/tabor.jpg"));
  expect((await content.problems()).map(({ field }) => field)).toEqual(["video.file", "video.still"]);
  process.env.GATSBY_DATA_HOST = "https://data.example";
  expect((await content.problems()).map(({ field }) => field)).toEqual(["video.still"]);
});
