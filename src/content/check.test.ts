import { readFileSync, renameSync, rmSync } from "node:fs";
import { ContentFixture } from "../../tests/support/content-fixture";
import { repairDataFiles } from "./check";
import type { DataFile } from "./schemas";

let content: ContentFixture;
beforeEach(async () => {
  content = await ContentFixture.create();
});
afterEach(() => {
  delete process.env.GATSBY_DATA_HOST;
  content.remove();
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
  const advice = expect.stringContaining("ten chybí, přejmenujte ho. Jinak přeneste");
  expect(await content.problems()).toMatchObject([{ file, advice }]);
});

test("a file whose name has an invisible character is to be renamed", async () => {
  const file = "data/history/\u200E2026.jpg";
  content.write(file, content.picture);
  const advice = expect.stringMatching(/^Přejmenujte ho/);
  expect(await content.problems()).toMatchObject([{ severity: "error", file, advice }]);
});

const kdy = { question: "Kdy?", answer: ["Ráno."] };
const details = ["Cena", "cena "].map((label) => ({ label, text: "podle domluvy" }));
test.each<[file: DataFile, path: string, value: unknown, field: string, what: RegExp]>([
  ["history.json", "2.alt", "Věž ", "alt", /: 3\. záznam/],
  ["history.json", "1.link", "https://alba.tabor.example/2025", "link", /: 2\. záznam \(2024, Ostrov\)\.$/],
  ["leaders.json", "1.name", "SOVA", "name", /: 2\. záznam \(SOVA\)\.$/],
  ["history.json", "2.story", ["Pršelo."], "story, 1. položka", /: 3\. záznam/],
  ["intro.json", "paragraphs", ["Ahoj!", "Ahoj!"], "paragraphs, 1. položka", /jinde\.$/],
  ["camp.json", "details", details, "details, 1. řádek, label", /jinde\.$/],
  ["camp.json", "questions", [kdy, kdy], "questions, 1. položka, question", /jinde\.$/],
  ["contacts.json", "deputy.phone", "+420000000001", "leader.phone", /jinde\.$/],
])("what was copied and not changed is noticed: %s, %s", async (file, path, value, field, what) => {
  content.set(file, path, value);
  const place = { severity: "warning", file: `data/${file}`, field };
  expect(await content.problems()).toMatchObject([{ ...place, what: expect.stringMatching(what) }]);
});

test("a missing still or video file is an error, the video file only without a data host", async () => {
  rmSync(content.path("static/video/tabor.mp4"));
  rmSync(content.path("static/graphics/tabor.jpg"));
  expect((await content.problems()).map(({ field }) => field)).toEqual(["video.file", "video.still"]);
  process.env.GATSBY_DATA_HOST = "https://data.example";
  expect((await content.problems()).map(({ field }) => field)).toEqual(["video.still"]);
});

test("what is certain is repaired by a step of its own, which says so", async () => {
  const path = content.path("data/camp.json");
  const right = readFileSync(path, "utf8");
  content.write("data/camp.json", `\uFEFF${right.replace('"Hrad"', '\u00A0"Hrad\u00A0"')}`);
  expect(repairDataFiles(content.root)).toMatch(/^Opraveno: camp\.json \(/);
  expect(readFileSync(path, "utf8")).toBe(right.replace('"Hrad"', ' "Hrad"'));
  expect(await content.problems()).toEqual([]);
  expect(repairDataFiles(content.root)).toBe("");
});

test("a Czech letter that an editor has read in the encoding of Windows is noticed", async () => {
  for (const letter of "ěščřžýáíéů") {
    content.set("camp.json", "theme", new TextDecoder("windows-1250").decode(Buffer.from(letter)));
    expect(await content.problems()).toMatchObject([{ file: "data/camp.json", what: expect.stringMatching("UTF-8") }]);
  }
});

const invalid = [Buffer.from('{\xa0"theme": "Ta\xf8\xed" }', "latin1"), '{\u00A0"theme": "Hrad'];
test.each(invalid)("the repair leaves a file alone that is not valid: %s", (text) => {
  content.write("data/camp.json", text);
  expect(repairDataFiles(content.root)).toBe("");
  expect(readFileSync(content.path("data/camp.json"))).toEqual(Buffer.from(text));
});
