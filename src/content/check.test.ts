/** @jest-environment node */
import { renameSync, rmSync } from "node:fs";
import { ContentFixture } from "../../tests/support/content-fixture";
import { checkContent } from "./check";

let content: ContentFixture;
beforeEach(async () => {
  content = await ContentFixture.create();
});
afterEach(() => {
  delete process.env.GATSBY_DATA_HOST;
  content.remove();
});

const problems = async () => (await checkContent(content.root)).problems;

test("the sample is sound before it is broken", async () => {
  expect(await problems()).toEqual([]);
});

const nextYear = new Date().getFullYear() + 1;
test.each([
  ["history.json", { year: undefined }, 0, "year", /chybí/],
  ["history.json", { year: 1987 }, 2, "year", /text v uvozovkách/],
  ["history.json", { year: "87" }, 2, "year", /rok v uvozovkách/],
  ["history.json", { year: "1987/88" }, 2, "year", /rok v uvozovkách/],
  ["history.json", { year: " 1987" }, 2, "year", /rok v uvozovkách/],
  ["history.json", { year: "..." }, 2, "year", /rok v uvozovkách/],
  ["history.json", { year: "" }, 2, "year", /rok v uvozovkách/],
  ["history.json", { year: null }, 2, "year", /text v uvozovkách/],
  ["history.json", { year: "1975" }, 0, "year", /1976/],
  ["history.json", { year: String(nextYear + 1) }, 0, "year", /příštího roku/],
  ["history.json", { link: undefined }, 1, "link", /chybí/],
  ["history.json", { link: "alba" }, 1, "link", /adresa webu/],
  ["history.json", { link: "alba.tabor.example/1987" }, 1, "link", /adresa webu/],
  ["history.json", { link: "https://" }, 1, "link", /adresa webu/],
  ["history.json", { link: "https://alba tabor.cz" }, 1, "link", /adresa webu/],
  ["history.json", { link: "javascript:alert(1)" }, 1, "link", /adresa webu/],
  ["history.json", { link: "ftp://alba.tabor.example" }, 1, "link", /adresa webu/],
  ["history.json", { link: ["https://alba.tabor.example"] }, 1, "link", /text v uvozovkách/],
  ["history.json", { title: 7 }, 0, "title", /text v uvozovkách/],
  ["history.json", { title: null }, 0, "title", /text v uvozovkách/],
  ["history.json", { title: "A".repeat(121) }, 0, "title", /120 znaků/],
  ["history.json", { isCamp: "true" }, 0, "isCamp", /true nebo false/],
  ["history.json", { isCamp: 1 }, 0, "isCamp", /true nebo false/],
  ["history.json", { image: undefined }, 0, "image", /chybí/],
  ["history.json", { image: "" }, 0, "image", /cesta/],
  ["history.json", { image: "history/1976.jpg" }, 0, "image", /„.\/“/],
  ["history.json", { image: "/history/1976.jpg" }, 0, "image", /„.\/“/],
  ["history.json", { image: "https://alba.tabor.example/1976.jpg" }, 0, "image", /„.\/“/],
  ["leaders.json", { id: 7 }, 0, "id", /text v uvozovkách/],
  ["leaders.json", { id: "sedm" }, 0, "id", /číslo v uvozovkách/],
  ["leaders.json", { id: "07" }, 0, "id", /číslo v uvozovkách/],
  ["leaders.json", { id: undefined }, 0, "id", /chybí/],
  ["leaders.json", { name: undefined }, 0, "name", /chybí/],
  ["leaders.json", { name: " " }, 0, "name", /prázdná/],
  ["leaders.json", { name: "S".repeat(25) }, 0, "name", /24 znaků/],
  ["leaders.json", { disabled: "ne" }, 0, "disabled", /true nebo false/],
  ["files.json", { title: "" }, 0, "title", /prázdná/],
  ["files.json", { text: undefined }, 1, "text", /chybí/],
  ["files.json", { link: "files/a.pdf" }, 1, "link", /\/files\//],
  ["files.json", { link: "/files/a.doc" }, 1, "link", /PDF/],
  ["camp.json", { theme: "" }, undefined, "theme", /prázdná/],
  ["camp.json", { theme: undefined }, undefined, "theme", /chybí/],
  ["camp.json", { start: "20. 7. 2025" }, undefined, "start", /datum s hodinou/],
  ["camp.json", { start: "2025-07-20" }, undefined, "start", /datum s hodinou/],
  ["camp.json", { start: "2025-07-20T14:00:00" }, undefined, "start", /datum s hodinou/],
  ["camp.json", { start: "2025-07-20T12:00:00Z" }, undefined, "start", /posunem času/],
  ["camp.json", { start: "2025-02-30T14:00:00+01:00" }, undefined, "start", /datum s hodinou/],
  ["camp.json", { start: "2025-07-20T25:00:00+02:00" }, undefined, "start", /datum s hodinou/],
  ["camp.json", { end: "27. 7. 2025" }, undefined, "end", /datum/],
  ["camp.json", { end: "2025-06-31" }, undefined, "end", /datum/],
  [
    "camp.json",
    { end: "2025-07-19", start: "2025-07-20T14:00:00+02:00" },
    undefined,
    "end",
    /nesmí být dřív než začátek/,
  ],
  ["camp.json", { end: undefined }, undefined, "end", /chybí/],
  ["camp.json", { invitation: ["Pojďte"] }, undefined, "invitation", /text v uvozovkách/],
  ["camp.json", { status: " \n" }, undefined, "status", /prázdná/],
  ["contacts.json", { deputy: { phone: "123" } }, undefined, "deputy.phone", /telefon/],
  ["contacts.json", { deputy: { phone: "+603123456" } }, undefined, "deputy.phone", /telefon/],
  ["contacts.json", { deputy: { phone: "00420603123456" } }, undefined, "deputy.phone", /telefon/],
  ["contacts.json", { deputy: { phone: 603123456 } }, undefined, "deputy.phone", /text v uvozovkách/],
  ["contacts.json", { deputy: {} }, undefined, "deputy.phone", /chybí/],
  ["contacts.json", { deputy: undefined }, undefined, "deputy", /chybí/],
  ["contacts.json", { deputy: "+420 000 000 002" }, undefined, "deputy", /záznam ve složených/],
  ["contacts.json", { leader: { phone: "+420 000 000 001", email: "vedouci" } }, undefined, "leader.email", /e-mail/],
  ["intro.json", { paragraphs: [] }, undefined, "paragraphs", /aspoň jeden/],
  ["intro.json", { paragraphs: "Text" }, undefined, "paragraphs", /seznam v hranatých/],
  ["intro.json", { paragraphs: ["A", 2] }, undefined, "paragraphs.1", /text v uvozovkách/],
  ["intro.json", { heading: "" }, undefined, "heading", /prázdná/],
  ["site.json", { copyrightFrom: "2017" }, undefined, "copyrightFrom", /číslo/],
  ["site.json", { copyrightFrom: 20.17 }, undefined, "copyrightFrom", /celé číslo|rok jako číslo/],
  ["site.json", { author: { name: "A" } }, undefined, "author.url", /chybí/],
  ["site.json", { ages: { from: "8", to: 15 } }, undefined, "ages.from", /číslo bez uvozovek/],
  ["site.json", { ages: { from: 8 } }, undefined, "ages.to", /chybí/],
  ["site.json", { ages: { from: 15, to: 8 } }, undefined, "ages.to", /nesmí být méně než „from“/],
  ["site.json", { ages: { from: 0, to: 15 } }, undefined, "ages.from", /věk v letech/],
  ["site.json", { sharePicture: "/graphics/share.jpg" }, undefined, "sharePicture", /\.\/site\/share\.jpg/],
  ["site.json", { shareAlt: " " }, undefined, "shareAlt", /prázdná/],
  ["site.json", { title: "T".repeat(41) }, undefined, "title", /40 znaků/],
])("%s with %j: entry, field and reason are named", async (name, fields, index, field, what) => {
  content.change(`data/${name}`, fields, index);
  expect((await problems()).filter(({ severity }) => severity === "error")).toEqual([
    expect.objectContaining({
      file: `data/${name}`,
      field,
      what: expect.stringMatching(/^\p{Lu}.*\.$/su),
      ...(index === undefined ? {} : { entry: expect.stringMatching(new RegExp(`^${index + 1}\\. záznam`)) }),
    }),
  ]);
  const [problem] = await problems();
  expect(`${problem?.what} ${problem?.advice}`).toMatch(what);
});

test.each([
  ["history.json", { titel: "Hrad" }, 0, "titel", "title"],
  ["history.json", { iscamp: true }, 0, "iscamp", "isCamp"],
  ["leaders.json", { hoverimage: "./leaders/01.jpg" }, 0, "hoverimage", "hoverImage"],
  ["camp.json", { starts: "x" }, undefined, "starts", "start"],
  ["contacts.json", { leader: { phone: "+420 000 000 001", email: "a@b.cz", mail: "x" } }, undefined, "mail", "email"],
])("in %s the unknown key of %j is named with the closestMatch known one", async (name, fields, index, key, known) => {
  content.change(`data/${name}`, fields, index);
  expect(await problems()).toEqual([
    expect.objectContaining({
      what: expect.stringContaining(`„${key}“`),
      advice: expect.stringContaining(`„${known}“`),
    }),
  ]);
});

test.each([
  ["history.json", {}],
  ["history.json", null],
  ["history.json", "text"],
  ["history.json", [[]]],
  ["history.json", ["text"]],
  ["camp.json", []],
  ["camp.json", 7],
])("%s that holds %j is a mistake, no crash", async (name, value) => {
  content.write(`data/${name}`, value === "text" ? '"text"' : value === null ? "null" : value);
  expect(await problems()).toContainEqual(
    expect.objectContaining({ severity: "error", file: `data/${name}`, what: expect.stringContaining("má být") }),
  );
});

test("the same event twice is a mistake, a camp and a reunion of one name are not", async () => {
  const [first, ...rest] = content.read("data/history.json");
  content.write("data/history.json", [first, { ...first, isCamp: !first.isCamp }, { ...first }, ...rest]);
  expect((await problems()).filter(({ severity }) => severity === "error")).toEqual([
    expect.objectContaining({ entry: expect.stringMatching(/^3\. záznam/), what: expect.stringContaining("dvakrát") }),
  ]);
});

test("two leaders of one number are a mistake", async () => {
  const [first] = content.read("data/leaders.json");
  content.change("data/leaders.json", { id: first.id }, 1);
  expect(await problems()).toEqual([
    expect.objectContaining({ entry: expect.stringMatching(/^2\. záznam/), field: "id", severity: "error" }),
  ]);
});

test("all mistakes are reported at once", async () => {
  content.change("data/history.json", { year: 1 }, 0);
  content.change("data/history.json", { link: "x", isCamp: 1 }, 1);
  content.change("data/camp.json", { theme: "" });
  content.write("data/site.json", "{");
  expect((await problems()).map(({ file, field }) => `${file} ${field}`)).toEqual([
    "data/site.json undefined",
    "data/camp.json theme",
    "data/history.json year",
    "data/history.json link",
    "data/history.json isCamp",
  ]);
});

test("a data file that is missing or not known is a mistake", async () => {
  renameSync(content.path("data/leaders.json"), content.path("data/leader.json"));
  expect((await problems()).map(({ file }) => file)).toEqual(["data/leader.json", "data/leaders.json"]);
});

test("the still and the film of the intro page must exist; the film may lie on a data host", async () => {
  const { video } = content.read("data/intro.json");
  rmSync(content.path(`static${video.file}`));
  rmSync(content.path(`static${video.still}`));
  expect((await problems()).map(({ field }) => field)).toEqual(["video.still", "video.file"]);
  process.env.GATSBY_DATA_HOST = "https://data.example";
  expect((await problems()).map(({ field }) => field)).toEqual(["video.still"]);
});
