/** @jest-environment node */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { ContentFixture } from "../../tests/support/content-fixture";
import { checkContent } from "./check";
import type { Problem } from "./problem";
import type { DataFile } from "./schemas";

// The history of the fixture: 2025, 2024, the reunion of 2024, 1976; the picture of each is named after its year.
let content: ContentFixture;
beforeEach(async () => {
  content = await ContentFixture.create();
});
afterEach(() => content.remove());

const problems = async () => (await checkContent(content.root, new Date("2025-07-01T12:00:00Z"))).problems;
const name = (entry: number, image: string) => content.set("history.json", `${entry}.image`, `./history/${image}`);
const images = (): string[] =>
  JSON.parse(readFileSync(content.path("data/history.json"), "utf8")).map(({ image }: { image: string }) => image);
/** Uploads a picture, and never over another one. */
const upload = (path: string) => {
  expect(existsSync(content.path(path)) && path).toBe(false);
  content.write(path, content.picture);
};
const rename = (from: string, to: string) => {
  expect(existsSync(content.path(`data/${to}`)) && to).toBe(false);
  content.write(`data/${to}`, content.picture);
  rmSync(content.path(`data/${from}`));
};

/** Does literally what the advice says, as a volunteer would whose file is the one that the advice names. */
function obey({ file, entry, advice }: Problem) {
  const [, misplaced] = /Je-li to (\S+) .*na starém místě smažte/.exec(advice) ?? [];
  if (misplaced) rmSync(content.path(misplaced));
  const [, home, uploaded] = /^Nahrajte do složky (\S+) \S+, který se jmenuje přesně „(.+?)“/.exec(advice) ?? [];
  if (home && uploaded) upload(`${home}/${uploaded}`);
  const [, field, value] = /přepište pole takto: "(\w+)": "([^"]+)"/i.exec(advice) ?? [];
  const index = Number(/^(\d+)\. záznam/.exec(entry ?? "")?.[1]) - 1;
  if (field) content.set(file.replace("data/", "") as DataFile, `${index}.${field}`, value);
}

test.each<[string, () => void, Record<number, string>]>([
  [
    "a file under the name that the phone gave it",
    () => {
      rename("history/2025.jpg", "history/IMG_2034.jpeg");
      content.set("history.json", "3.year", "2005");
      content.set("history.json", "3.image", "./history/2005.jpg");
      rename("history/1976.jpg", "history/2005.jpg");
    },
    { 0: "./history/IMG_2034.jpeg" },
  ],
  [
    "an extension of another spelling",
    () => rename("history/2025.jpg", "history/2025.jpeg"),
    { 0: "./history/2025.jpeg" },
  ],
  ["another case", () => rename("history/2025.jpg", "history/2025.JPG"), { 0: "./history/2025.JPG" }],
  ["a space in the entry", () => name(0, "2025.jpg "), { 0: "./history/2025.jpg" }],
  [
    "a mistyped folder in the entry",
    () => content.set("history.json", "0.image", "./histroy/2025.jpg"),
    { 0: "./history/2025.jpg" },
  ],
  [
    "a folder in another case",
    () => content.set("history.json", "0.image", "./History/2025.jpg"),
    { 0: "./history/2025.jpg" },
  ],
  ["a copy of a download", () => rename("history/2025.jpg", "history/2025 (1).jpg"), { 0: "./history/2025 (1).jpg" }],
  ["words in another order", () => name(2, "sraz-2024.jpg"), { 2: "./history/2024-sraz.jpg" }],
  [
    "an unused file of the year, and a similar one of another year",
    () => {
      rename("history/2025.jpg", "history/2025-tabor.jpg");
      upload("data/history/2026.jpg");
    },
    { 0: "./history/2025-tabor.jpg" },
  ],
  [
    "two files that are the names of each other's year",
    () => {
      name(0, "2025-tabor.jpg");
      name(1, "2024-tabor.jpg");
    },
    { 0: "./history/2025.jpg", 1: "./history/2024.jpg" },
  ],
  ["a name in the case of another entry's picture", () => name(1, "2025.JPG"), { 1: "./history/2024.jpg" }],
  [
    "the same, when no file is unused",
    () => {
      rmSync(content.path("data/history/2024.jpg"));
      name(1, "2025.JPG");
    },
    { 1: "./history/2024.jpg" },
  ],
  [
    "the same picture as another entry in a mistyped folder, when no file is unused",
    () => {
      rmSync(content.path("data/history/2024-sraz.jpg"));
      content.set("history.json", "2.image", "./historie/2024.jpg");
    },
    { 2: "./history/2024-2.jpg" },
  ],
  ["no file at all", () => rmSync(content.path("data/history/2025.jpg")), { 0: "./history/2025.jpg" }],
  [
    "a HEIC that is not there",
    () => [name(0, "foto.heic"), rmSync(content.path("data/history/2025.jpg"))],
    { 0: "./history/2025.jpg" },
  ],
  ...[
    "2025.jpg",
    "data/2025.jpg",
    "data/leaders/2025.jpg",
    "data/histroy/2025.jpg",
    "static/2025.jpg",
    "static/history/2025.jpg",
  ].map((path): [string, () => void, Record<number, string>] => [
    `the picture uploaded to ${path}`,
    () => {
      upload(path);
      rmSync(content.path("data/history/2025.jpg"));
    },
    { 0: "./history/2025.jpg" },
  ]),
  [
    "a picture in a wrong folder whose name is that of another entry's picture",
    () => {
      name(2, "2024.png");
      rename("history/2024-sraz.jpg", "2024.jpg");
    },
    { 2: "./history/2024-2.jpg" },
  ],
  [
    "the picture in the folder of the leaders, under the name that the phone gave it",
    () => rename("history/2025.jpg", "leaders/IMG_2034.jpeg"),
    { 0: "./history/IMG_2034.jpeg" },
  ],
  ["a wrong folder and extension", () => rename("history/2025.jpg", "2025.jpeg"), { 0: "./history/2025.jpeg" }],
])("%s: who obeys each advice has the right picture and nothing else to do", async (_, break_, expected) => {
  break_();
  const before = images();
  const errors = (await problems()).filter(({ severity }) => severity === "error");
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors) obey(error);
  expect(images()).toEqual(before.map((image, index) => expected[index] ?? image));
  const left = (await problems()).filter(({ file }) => file !== "data/history/2026.jpg");
  expect(left).toEqual([]);
});

const warnings = async () => (await problems()).filter(({ severity }) => severity === "warning");

test.each([
  ["2025.jpg", "2024.jpg"],
  ["sraz-2025.jpg", "2024-sraz.jpg"],
])("swapped pictures, %s and %s, are two warnings, and swapping them back leaves none", async (first, second) => {
  if (first !== "2025.jpg") rename("history/2025.jpg", `history/${first}`);
  const [from, to] = first === "2025.jpg" ? [0, 1] : [0, 2];
  name(from, second);
  name(to, first);
  const found = await problems();
  expect(found).toMatchObject([
    {
      severity: "warning",
      entry: expect.stringMatching(`^${from + 1}\\. záznam`),
      what: expect.stringContaining(second),
    },
    { severity: "warning", entry: expect.stringMatching(`^${to + 1}\\. záznam`), what: expect.stringContaining(first) },
  ]);
  for (const warning of found) obey(warning);
  expect(await problems()).toEqual([]);
});

test("three pictures in each other's places are put back by obeying the three warnings", async () => {
  name(0, "1976.jpg");
  name(1, "2025.jpg");
  name(3, "2024.jpg");
  const found = await problems();
  expect(found).toHaveLength(3);
  for (const warning of found) obey(warning);
  expect(await problems()).toEqual([]);
});

test("an unused picture of the right year is named in the warning about one of another year", async () => {
  name(1, "2025.jpg");
  for (const warning of await problems()) obey(warning);
  expect(await problems()).toEqual([]);
});

test("a phone's date, a year inside a name and an unknown year are no reason for a warning", async () => {
  const files = ["20240715_1.jpg", "IMG_2024.jpg", "1987.jpg"];
  for (const [entry, file] of [
    [0, files[0]],
    [1, files[1]],
    [2, files[2]],
  ] as const) {
    upload(`data/history/${file}`);
    name(entry, file ?? "");
  }
  content.set("history.json", "2.year", "…");
  expect((await warnings()).filter(({ field }) => field === "image")).toEqual([]);
});

test("one unused file for two entries that miss their pictures is suggested to both, if it belongs there", async () => {
  rename("history/2025.jpg", "history/IMG_1.jpg");
  rmSync(content.path("data/history/2024.jpg"));
  const advice = (name: string) =>
    expect.stringMatching(`^Je tu soubor .*IMG_1\\.jpg, .*Patří-li sem, .*IMG_1\\.jpg.* Jinak nahrajte .*„${name}“`);
  expect(await problems()).toMatchObject([
    { entry: "1. záznam (2025, Hrad)", advice: advice("2025.jpg") },
    { entry: "2. záznam (2024, Ostrov)", advice: advice("2024.jpg") },
    { severity: "warning", file: "data/history/IMG_1.jpg", advice: expect.stringContaining("odsud ho nemažte") },
  ]);
});

test("unused files are suggested by name without extension, then by year, all with the text to copy", async () => {
  for (const file of ["IMG_2034.jpeg", "2025-tabor.jpg", "2026.jpg"]) upload(`data/history/${file}`);
  rename("history/2025.jpg", "history/foto_1.JPEG");
  name(0, "foto_1.jpg");
  const [error] = await problems();
  const files = [...(error?.advice ?? "").matchAll(/"image": "\.\/history\/(.+?)"/g)].map(([, file]) => file);
  expect(files).toEqual(["foto_1.JPEG", "2025-tabor.jpg", "IMG_2034.jpeg"]);
});

test("two entries that miss different spellings of a name are not told to upload under the same one", async () => {
  rmSync(content.path("data/history/2025.jpg"));
  rmSync(content.path("data/history/2024-sraz.jpg"));
  content.set("history.json", "2.year", "2025");
  name(2, "2025.JPG");
  for (const error of await problems()) obey(error);
  expect(await problems()).toEqual([]);
  expect(images()[0]).not.toBe(images()[2]);
});

test("two entries that name the same missing file are also told that they share it", async () => {
  name(1, "2025.jpg");
  rename("history/2025.jpg", "history/IMG_1.jpg");
  rmSync(content.path("data/history/2024.jpg"));
  expect((await problems()).filter(({ file }) => file === "data/history.json")).toMatchObject([
    { severity: "error", what: expect.stringContaining("neexistuje") },
    { severity: "error", what: expect.stringContaining("neexistuje") },
    { severity: "warning", what: expect.stringContaining("používá i jiný záznam") },
  ]);
});

test.each<[string, (path: string) => void]>([
  ["is the picture of the guide", (path) => rename(`history/${path}`, "navod/pridat.png")],
  ["another entry uses", (path) => name(1, path)],
  ["is hidden", (path) => rename(`history/${path}`, `history/.${path}`)],
  ["is no picture", (path) => rename(`history/${path}`, "history/2025.txt")],
  ["has a year, for an entry of none", () => content.set("history.json", "0.year", "…")],
  ["belongs to another year", (path) => rename(`history/${path}`, "history/2026.jpg")],
])("a file that %s is not suggested", async (_, change) => {
  change("2025.jpg");
  rmSync(content.path("data/history/2024.jpg"));
  name(0, "20255.jpg");
  const [error] = (await problems()).filter(({ entry }) => entry?.startsWith("1."));
  expect(error).toMatchObject({
    severity: "error",
    advice: expect.stringMatching(/^Nahrajte .* přesně „20255\.jpg“\.$/),
  });
});

test("nothing is suggested or called unused while a data file is unreadable", async () => {
  rename("history/2025.jpg", "history/IMG_1.jpg");
  content.write("data/leaders.json", "[");
  const found = await problems();
  expect(found.map(({ file }) => file)).toEqual(["data/history.json", "data/leaders.json"]);
  expect(found[0]?.advice).toMatch(/^Nejdřív opravte/);
});
