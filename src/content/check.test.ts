/** @jest-environment node */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "./check";

let root: string;
const path = (file: string) => join(root, file);
const read = (file: string) => JSON.parse(readFileSync(path(file), "utf8"));
const write = (file: string, content: unknown) =>
  writeFileSync(path(file), typeof content === "string" ? content : JSON.stringify(content));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "obsah-"));
  // The check only asks whether a picture or document exists, so empty files do.
  for (const folder of ["data", "static"])
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )) {
      mkdirSync(path(file.parentPath), { recursive: true });
      if (file.name.endsWith(".json"))
        copyFileSync(join(file.parentPath, file.name), path(join(file.parentPath, file.name)));
      else writeFileSync(path(join(file.parentPath, file.name)), "");
    }
});
afterEach(() => {
  delete process.env.GATSBY_DATA_HOST;
  rmSync(root, { recursive: true });
});

/** Changes the entry at `index` of a list, or the whole record. */
function change(file: string, fields: object, index?: number) {
  const content = read(file);
  write(
    file,
    index === undefined
      ? { ...content, ...fields }
      : content.map((entry: object, at: number) => (at === index ? { ...entry, ...fields } : entry)),
  );
}

test("the present content is sound", () => {
  expect(checkContent(root)).toEqual([]);
});

test.each([
  ["data/history.json", '[{ "title": "A", }]', /Řádek 1, sloupec 18/],
  ["data/history.json", '[\n{ "title": "A"\n  "year": "1987" }]', /Řádek 3, sloupec 3: před tímto místem chybí čárka/],
  ["data/history.json", "", /Řádek 1, sloupec 1/],
  ["data/camp.json", '{ "theme": „Hrad“ }', /Řádek 1/],
  ["data/camp.json", '{ "theme": "Hrad" // pozn.\n }', /Řádek 1, sloupec 19: komentáře/],
  ["data/site.json", '{ "title": "Tábor', /Řádek 1/],
])("%s with %j is no valid JSON, and the message says where", (file, text, message) => {
  write(file, text);
  expect(checkContent(root)).toEqual([{ file, message: expect.stringMatching(message) }]);
});

test.each([
  ["data/history.json", { year: undefined }, 0, "year", /chybí/],
  ["data/history.json", { year: 1987 }, 2, "year", /text v uvozovkách, nalezeno: 1987/],
  ["data/history.json", { year: "87" }, 2, "year", /rok.*Nalezeno: "87"/],
  ["data/history.json", { link: "alba" }, 1, "link", /adresa webu.*Nalezeno: "alba"/],
  ["data/history.json", { link: "javascript:alert(1)" }, 1, "link", /adresa webu/],
  ["data/history.json", { image: undefined }, 0, "image", /chybí/],
  ["data/history.json", { image: "./history/neni.jpg" }, 0, "image", /data\/history\/neni\.jpg neexistuje/],
  ["data/history.json", { image: "./history/1976.JPG" }, 0, "image", /neexistuje/],
  ["data/history.json", { image: "./History/1976.jpg" }, 0, "image", /neexistuje/],
  ["data/history.json", { image: "./../static/graphics/tabor.jpg" }, 0, "image", /obrázku/],
  ["data/leaders.json", { id: 7 }, 0, "id", /text v uvozovkách/],
  ["data/leaders.json", { name: " " }, 0, "name", /prázdné/],
  ["data/leaders.json", { hoverImage: "./leaders/99-hover.jpg" }, 0, "hoverImage", /neexistuje/],
  ["data/files.json", { link: "/files/neni.pdf" }, 1, "link", /static\/files\/neni\.pdf neexistuje/],
  ["data/files.json", { text: undefined }, 1, "text", /chybí/],
  ["data/camp.json", { start: "20. 7. 2025" }, undefined, "start", /čas s posunem/],
  ["data/camp.json", { start: "2025-07-20T12:00:00Z" }, undefined, "start", /posunem času/],
  ["data/contacts.json", { deputy: { phone: "+603123456" } }, undefined, "deputy.phone", /telefon/],
  ["data/camp.json", { end: undefined }, undefined, "end", /chybí/],
  ["data/contacts.json", { deputy: { phone: "123" } }, undefined, "deputy.phone", /telefon/],
  ["data/site.json", { logo: "./site/neni.jpg" }, undefined, "logo", /neexistuje/],
])("%s with %j: entry, field and reason are named", (file, fields, index, field, message) => {
  change(file, fields, index);
  expect(checkContent(root)).toEqual([
    {
      file,
      entry: index === undefined ? undefined : expect.stringMatching(new RegExp(`^${index + 1}\\. záznam`)),
      field,
      message: expect.stringMatching(message),
    },
  ]);
});

test("an unknown key is named", () => {
  change("data/history.json", { titel: "Hrad" }, 0);
  expect(checkContent(root)).toEqual([
    expect.objectContaining({ file: "data/history.json", message: expect.stringContaining("„titel“") }),
  ]);
});

test("the still and the film of the intro page must exist; the film may lie on a data host", () => {
  const { video } = read("data/intro.json");
  change("data/intro.json", { video: { ...video, still: "/graphics/neni.jpg", file: "/video/neni.mp4" } });
  expect(checkContent(root).map(({ field }) => field)).toEqual(["video.still", "video.file"]);
  process.env.GATSBY_DATA_HOST = "https://data.example";
  expect(checkContent(root).map(({ field }) => field)).toEqual(["video.still"]);
});

test("all mistakes are reported at once", () => {
  change("data/history.json", { year: 1 }, 0);
  change("data/history.json", { image: "./history/neni.jpg" }, 1);
  change("data/camp.json", { theme: "" });
  expect(checkContent(root).map(({ file, field }) => `${file} ${field}`)).toEqual([
    "data/camp.json theme",
    "data/history.json year",
    "data/history.json image",
  ]);
});

test("a data file that is missing or not known is a mistake", () => {
  renameSync(path("data/leaders.json"), path("data/leader.json"));
  expect(checkContent(root).map(({ file }) => file)).toEqual(["data/leaders.json", "data/leader.json"]);
});

test("a picture is found in composed and decomposed Unicode", () => {
  const [{ image }] = read("data/history.json");
  const name = "./history/léto.jpg";
  renameSync(path(`data/${image}`), path(`data/${name.normalize("NFD")}`));
  change("data/history.json", { image: name.normalize("NFC") }, 0);
  expect(checkContent(root)).toEqual([]);
});

test("a byte order mark, at which Gatsby's parser would stumble, is named", () => {
  write("data/camp.json", `\uFEFF${JSON.stringify(read("data/camp.json"))}`);
  expect(checkContent(root)).toEqual([{ file: "data/camp.json", message: expect.stringContaining("BOM") }]);
});
