/** @jest-environment node */
import { renameSync, rmSync } from "node:fs";
import { ContentFixture } from "../../tests/support/content-fixture";
import type { DataFile } from "./schemas";

let content: ContentFixture;
beforeEach(async () => {
  content = await ContentFixture.create();
});
afterEach(() => {
  delete process.env.GATSBY_DATA_HOST;
  content.remove();
});

const problems = (now?: string) => content.problems(now);
const errors = async () => (await problems()).filter(({ severity }) => severity === "error");

test("the sample content has no problems", async () => {
  expect(await problems()).toEqual([]);
});

test.each([Buffer.from('{ "theme": "Ta\xf8\xed" }', "latin1"), Buffer.from("\uFEFF{}", "utf16le")])(
  "a file that is not UTF-8 is reported",
  async (bytes) => {
    content.write("data/camp.json", bytes);
    expect(await errors()).toEqual([
      expect.objectContaining({ file: "data/camp.json", what: expect.stringMatching(/UTF-8/) }),
    ]);
  },
);

type Case = [file: DataFile, fields: string, message: RegExp, ...values: unknown[]];
const cases: Case[] = [
  ["history.json", "0.year 1.link 0.image", /chybí/, undefined],
  ["history.json", "2.year 1.link 0.title 0.image", /text v uvozovkách/, 1987, null, ["https://alba.tabor.example"]],
  ["history.json", "2.year", /rok v uvozovkách/, "87", "1987/88", " 1987", "...", ""],
  ["history.json", "0.year", /1976/, "1975"],
  ["history.json", "0.year", /příštího roku/, "2027"],
  [
    "history.json",
    "1.link",
    /celá adresa i s https/,
    "alba",
    "alba.tabor.example/1987",
    "https://",
    "https://alba tabor.cz",
  ],
  ["history.json", "1.link", /celá adresa i s https/, "javascript:alert(1)", "ftp://alba.tabor.example"],
  ["history.json", "0.title", /120 znaků/, "A".repeat(121)],
  ["history.json", "0.isCamp", /true nebo false/, "true", 1],
  ["history.json", "0.image", /cesta/, ""],
  ["history.json", "0.story", /seznam v hranatých/, "Pršelo."],
  ["history.json", "0.story", /aspoň jeden odstavec/, []],
  ["history.json", "0.story", /nesmí mít víc než 6 odstavců/, Array(7).fill("Pršelo.")],
  ["history.json", "0.story.0", /prázdná/, "", "  "],
  ["history.json", "0.story.0", /600 znaků/, "A".repeat(601)],
  ["history.json", "0.story.0", /text v uvozovkách/, 1, null, ["Pršelo."]],
  ["history.json", "0.slug", /malých písmen/, "", "Hrad", "hrad v mlze", "hrád", "-hrad", "hrad--x", "a/b", "a.b"],
  ["history.json", "0.slug", /60 znaků/, "a".repeat(61)],
  [
    "history.json",
    "0.image",
    /začíná „\.\/history\/“/,
    "history/1976.jpg",
    "/history/1976.jpg",
    "https://alba.tabor.example/1976.jpg",
  ],
  ["leaders.json", "0.id 0.name", /chybí/, undefined],
  ["leaders.json", "0.id", /text v uvozovkách/, 7],
  ["leaders.json", "0.id", /číslo v uvozovkách/, "sedm", "07"],
  ["leaders.json", "0.name", /prázdná/, " "],
  ["leaders.json", "0.name", /24 znaků/, "S".repeat(25)],
  ["leaders.json", "0.disabled", /true nebo false/, "ne"],
  ["files.json", "0.title", /prázdná/, ""],
  ["files.json", "1.text", /chybí/, undefined],
  ["files.json", "1.link", /\/files\//, "files/a.pdf"],
  ["files.json", "1.link", /PDF/, "/files/a.doc"],
  ["camp.json", "theme end", /chybí/, undefined],
  ["camp.json", "theme status", /prázdná/, "", "  "],
  ["camp.json", "start", /datum rok-měsíc-den s hodinou/, "20. 7. 2025", "2025-07-20", "2025-07-20T14:00:00"],
  ["camp.json", "start", /datum rok-měsíc-den s hodinou/, "2025-02-30T14:00:00+01:00", "2025-07-20T25:00:00+02:00"],
  ["camp.json", "start", /časovým posunem/, "2025-07-20T12:00:00Z"],
  ["camp.json", "end", /datum/, "27. 7. 2025", "2025-06-31"],
  ["camp.json", "end", /před začátkem tábora/, "2025-07-19"],
  ["camp.json", "invitation", /text v uvozovkách/, ["Pojďte"]],
  ["contacts.json", "deputy.phone", /telefon/, "123", "+603123456", "00420603123456"],
  ["contacts.json", "deputy.phone", /text v uvozovkách/, 603123456],
  ["contacts.json", "deputy.phone deputy", /chybí/, undefined],
  ["contacts.json", "deputy", /záznam ve složených/, "+420 000 000 002"],
  ["contacts.json", "leader.email", /e-mail/, "vedouci"],
  ["intro.json", "paragraphs", /aspoň jeden/, []],
  ["intro.json", "paragraphs", /seznam v hranatých/, "Text"],
  ["intro.json", "paragraphs.1", /text v uvozovkách/, 2],
  ["intro.json", "heading", /prázdná/, ""],
  ["site.json", "author.url ages.to", /chybí/, undefined],
  ["site.json", "copyrightFrom", /číslo/, "2017"],
  ["site.json", "copyrightFrom", /celé číslo|rok jako číslo/, 20.17],
  ["site.json", "ages.from", /číslo bez uvozovek/, "8"],
  ["site.json", "ages.from", /věk od 1 do 99 let/, 0],
  ["site.json", "ages.to", /nesmí být menší než věk, od kterého tábor je/, 7],
  ["site.json", "sharePicture", /\.\/site\/share\.jpg/, "/graphics/share.jpg"],
  ["site.json", "shareAlt", /prázdná/, " "],
  ["site.json", "yearsWithoutCamp", /seznam roků v hranatých závorkách/, "2020", 2020],
  ["site.json", "yearsWithoutCamp.0", /text v uvozovkách/, 2020],
  ["site.json", "yearsWithoutCamp.0", /rok v uvozovkách/, "…", "20"],
  ["site.json", "yearsWithoutCamp.0", /1976/, "1975"],
  ["site.json", "title", /40 znaků/, "T".repeat(41)],
];

/** Volunteers count from one. */
const inMessages = (field: string) => field.replace(/\.(\d+)$/, (_, index) => `, ${Number(index) + 1}. položka`);

test.each(
  cases.flatMap(([file, fields, message, ...values]) =>
    fields.split(" ").flatMap((field) => values.map((value) => ({ file, field, message, value }))),
  ),
)("$file, $field: $value is reported with entry, field and reason", async ({ file, field, message, value }) => {
  content.set(file, field, value);
  const [, index, fieldInEntry] = /^(\d+)\.(.+)/.exec(field) ?? [];
  const found = await errors();
  const entry = index && { entry: expect.stringMatching(new RegExp(`^${Number(index) + 1}\\. záznam`)) };
  expect(found).toMatchObject([
    {
      file: `data/${file}`,
      field: inMessages(fieldInEntry ?? field),
      what: expect.stringMatching(/^\p{Lu}.*\.$/su),
      ...entry,
    },
  ]);
  expect(`${found[0]?.what} ${found[0]?.advice}`).toMatch(message);
});

test("each unknown field is reported with the known ones of its record", async () => {
  content.set("history.json", "0.poznamky", "x");
  content.set("history.json", "0.Link", "https://alba.tabor.example/2025");
  content.set("history.json", "0.link", undefined);
  content.set("contacts.json", "leader.mail", "a@tabor.example");
  expect(await problems()).toMatchObject([
    {
      file: "data/contacts.json",
      field: "leader",
      what: "Neznámé pole „mail“.",
      advice: expect.stringMatching(
        /^Má-li to být některé z polí phone, email, které v záznamu ještě není, přejmenujte ho/,
      ),
    },
    {
      field: "link",
      advice: expect.stringMatching(/^Je-li v souboru pod jiným jménem nebo na jiném místě, opravte to/),
    },
    { what: "Neznámé pole „poznamky“.", advice: expect.stringMatching(/ Jinak pole „poznamky“ smažte i s hodnotou/) },
    { what: "Neznámé pole „Link“." },
  ]);
});

test("a missing field comes first in its entry, so that the comma is right wherever it was", async () => {
  content.set("history.json", "0.link", undefined);
  const advice = expect.stringMatching(/ hned za závorku \{.* vložte řádek "link": s hodnotou a čárkou na konci/);
  expect(await problems()).toMatchObject([{ advice }]);
});

test("the last year that is accepted follows the clock", async () => {
  content.set("history.json", "0.year", "2026");
  const years = async (now: string) => (await problems(now)).filter(({ field }) => field === "year");
  expect(await years("2025-06-01T12:00:00Z")).toEqual([]);
  expect(await years("2024-06-01T12:00:00Z")).toMatchObject([{ what: "Hodnota má být rok od 1976 do příštího roku." }]);
});

test("a field that a missing bracket has put into another one may belong elsewhere", async () => {
  content.write(
    "data/contacts.json",
    '{"leader":{"phone":"+420 000 000 001","email":"a@b.cz","deputy":{"phone":"+420 000 000 002"}}}',
  );
  expect(await errors()).toMatchObject([
    { field: "leader", what: "Neznámé pole „deputy“.", advice: expect.stringContaining("Patří-li jinam, přesuňte ho") },
    { field: "deputy", advice: expect.stringMatching(/^Je-li v souboru .* na jiném místě, opravte to/) },
  ]);
});

test.each([
  ...["{}", "null", '"text"', "[[]]", '["text"]'].map((text) => ["history.json", text] as const),
  ...["[]", "7"].map((text) => ["camp.json", text] as const),
])("%s with the content %s is an error", async (name, text) => {
  content.write(`data/${name}`, text);
  expect(await problems()).toContainEqual(
    expect.objectContaining({ severity: "error", file: `data/${name}`, what: expect.stringContaining("má být") }),
  );
});

test("two camps of one year are an error, a reunion with the title of a camp is not", async () => {
  content.set("history.json", "2.title", "Ostrov");
  expect(await problems()).toEqual([]);
  content.set("history.json", "2.isCamp", true);
  expect(await problems()).toMatchObject([
    {
      severity: "error",
      entry: expect.stringMatching(/^2\. záznam/),
      what: expect.stringContaining("/historie/2024/"),
    },
  ]);
});

test("two leaders with the same number are an error", async () => {
  content.set("leaders.json", "1.id", "1");
  expect(await problems()).toMatchObject([
    { severity: "error", entry: expect.stringMatching(/^2\. záznam/), field: "id" },
  ]);
});

test("all problems are reported at once", async () => {
  content.set("history.json", "0.year", 1);
  content.set("history.json", "1.link", "x");
  content.set("history.json", "1.isCamp", 1);
  content.set("camp.json", "theme", "");
  content.write("data/site.json", "{");
  expect((await problems()).map(({ file, field }) => `${file} ${field}`)).toEqual([
    "data/site.json undefined",
    "data/camp.json theme",
    "data/history.json year",
    "data/history.json link",
    "data/history.json isCamp",
  ]);
});

test("missing and unknown data files are errors", async () => {
  renameSync(content.path("data/leaders.json"), content.path("data/leader.json"));
  const found = await problems();
  expect(found.map(({ file }) => file)).toEqual(["data/leader.json", "data/leaders.json"]);
  expect(found[0]?.advice).toMatch(/leaders\.json.* Má-li to být některý z nich a ten chybí, přejmenujte ho/);
});

test("a second copy of a data file is to be renamed only if the first is missing", async () => {
  content.write("data/history (1).json", "[]");
  expect(await problems()).toMatchObject([
    { file: "data/history (1).json", advice: expect.stringContaining("ten chybí, přejmenujte ho. Jinak zkopírujte") },
  ]);
});

test("a missing still or video file is an error, the video file only without a data host", async () => {
  rmSync(content.path("static/video/tabor.mp4"));
  rmSync(content.path("static/graphics/tabor.jpg"));
  expect((await problems()).map(({ field }) => field)).toEqual(["video.still", "video.file"]);
  process.env.GATSBY_DATA_HOST = "https://data.example";
  expect((await problems()).map(({ field }) => field)).toEqual(["video.still"]);
});
