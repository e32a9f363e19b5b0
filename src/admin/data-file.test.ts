import { readFileSync } from "node:fs";
import { diffComm } from "node-diff3";
import { type DataFile, dataFiles } from "../content/schemas";
import { fromForm, recordsIn, toForm } from "./data-file";

type Fields = Record<string, unknown>;
/** What a volunteer does with the records of a list. */
type Edit = (records: Fields[]) => Fields[];

const change =
  (index: number, fields: Fields): Edit =>
  (records) =>
    records.with(index, { ...records[index], ...fields });
const insert =
  (index: number, record: Fields): Edit =>
  (records) =>
    records.toSpliced(index, 0, record);
const remove =
  (index: number): Edit =>
  (records) =>
    records.toSpliced(index, 1);
const copy =
  (from: number, to: number, fields: Fields = {}): Edit =>
  (records) =>
    records.toSpliced(to, 0, { ...records[from], ...fields });
const move =
  (from: number, to: number): Edit =>
  (records) =>
    records.toSpliced(from, 1).toSpliced(to, 0, records[from] as Fields);

const editRecords = (name: DataFile, text: string, edit: Edit) =>
  fromForm(name, text, { [recordsIn(name)]: edit(toForm(name, text)[recordsIn(name)] as Fields[]) });
const editHistory = (text: string, edit: Edit) => editRecords("history.json", text, edit);

/** The lines that are no more, and those that are new, as `git diff` shows them. */
const diff = (before: string, after: string) =>
  diffComm(before.split("\n"), after.split("\n")).flatMap((part) =>
    "common" in part
      ? []
      : [...part.buffer1.map((line: string) => `-${line}`), ...part.buffer2.map((line: string) => `+${line}`)],
  );

test.each(dataFiles)("%s: what nobody edited stays as it is", (name) => {
  const text = readFileSync(`data/${name}`, "utf8");
  expect(fromForm(name, text, toForm(name, text))).toBe(text);
});

const hrad = `  {
    "title": "Hrad",
    "year": "2025",
    "image": "./history/2025.jpg",
    "alt": "Nádvoří",
    "story": [
      "Pršelo.",
      "Mrzlo.",
      "Hřmělo."
    ],
    "link": "https://alba.example/2025",
    "isCamp": true
  }`;
const sraz = `  {
    "placeholder": true,
    "year": "2024",
    "image": "./history/2024-sraz.jpg",
    "link": "https://alba.example/2024-sraz",
    "isCamp": false
  }`;
const dest = `  { "title": "", "year": "1979", "image": "./history/1979.jpg", "link": "https://alba.example/1979", "isCamp": true }`;

const list = (...records: string[]) => `[\n${records.join(",\n")}\n]\n`;
const history = list(hrad, sraz, dest);

// As the form gives a new record: without a position, and all its fields there.
const newYear = {
  title: "Les",
  year: "2026",
  image: "./history/2026.webp",
  alt: "",
  link: "https://alba.example/2026",
  isCamp: true,
  story: [],
  slug: "",
  placeholder: false,
};

test.each<[string, Edit, string[]]>([
  ["a text", change(0, { year: "2023" }), ['-    "year": "2025",', '+    "year": "2023",']],
  [
    "a text with quotes",
    change(0, { alt: 'Hrad "Kost"' }),
    ['-    "alt": "Nádvoří",', '+    "alt": "Hrad \\"Kost\\"",'],
  ],
  ["an optional text cleared", change(0, { alt: "" }), ['-    "alt": "Nádvoří",']],
  ["an optional text with nothing but spaces", change(0, { alt: "  " }), ['-    "alt": "Nádvoří",']],
  ["an optional text filled in", change(1, { alt: "Stan" }), ['+    "alt": "Stan",']],
  ["spaces around a text", change(0, { title: " Hrad " }), []],
  ["a title cleared: it means the year", change(0, { title: "" }), ['-    "title": "Hrad",', '+    "title": "",']],
  ["a missing title: it means an ellipsis, and stays missing", change(1, { title: "" }), []],
  ["a switch on: false", change(1, { isCamp: true }), ['-    "isCamp": false', '+    "isCamp": true']],
  ["a switch off: its line goes", change(1, { placeholder: false }), ['-    "placeholder": true,']],
  [
    "the last switch off: also the comma before it goes",
    change(0, { isCamp: false }),
    ['-    "link": "https://alba.example/2025",', '-    "isCamp": true', '+    "link": "https://alba.example/2025"'],
  ],
  [
    "a switch on that was not there: after the field that the schema has before it",
    change(0, { placeholder: true }),
    ['+    "placeholder": true,'],
  ],
  [
    "a record on one line",
    change(2, { title: "Déšť", alt: "Stan" }),
    [
      '-  { "title": "", "year": "1979", "image": "./history/1979.jpg", "link": "https://alba.example/1979", "isCamp": true }',
      '+  { "title": "Déšť", "year": "1979", "image": "./history/1979.jpg", "alt": "Stan", "link": "https://alba.example/1979", "isCamp": true }',
    ],
  ],
])("%s", (_, edit, expected) => {
  expect(diff(history, editHistory(history, edit))).toEqual(expected);
});

test.each<[string, string[], string[]]>([
  ["edited", ["Pršelo.", "Tálo.", "Hřmělo."], ['-      "Mrzlo.",', '+      "Tálo.",']],
  ["added on top", ["Tálo.", "Pršelo.", "Mrzlo.", "Hřmělo."], ['+      "Tálo.",']],
  [
    "added at the end",
    ["Pršelo.", "Mrzlo.", "Hřmělo.", "Tálo."],
    ['-      "Hřmělo."', '+      "Hřmělo.",', '+      "Tálo."'],
  ],
  ["the first removed", ["Mrzlo.", "Hřmělo."], ['-      "Pršelo.",']],
  ["the last removed", ["Pršelo.", "Mrzlo."], ['-      "Mrzlo.",', '-      "Hřmělo."', '+      "Mrzlo."']],
  ["moved", ["Mrzlo.", "Pršelo.", "Hřmělo."], ['-      "Pršelo.",', '+      "Pršelo.",']],
  ["all removed", [], ['-    "story": [', '-      "Pršelo.",', '-      "Mrzlo.",', '-      "Hřmělo."', "-    ],"]],
])("a paragraph: %s", (_, story, expected) => {
  expect(diff(history, editHistory(history, change(0, { story })))).toEqual(expected);
});

test("a paragraph keeps its spaces while others are edited, although the form trims it", () => {
  const text = '{ "paragraphs": ["Jsme tábor. ", "Jezdíme v létě."] }';
  expect(fromForm("intro.json", text, { ...toForm("intro.json", text), paragraphs: ["Jsme tábor.", "V létě."] })).toBe(
    '{ "paragraphs": ["Jsme tábor. ", "V létě."] }',
  );
});

test("a first paragraph gets a list of its own", () => {
  expect(diff(history, editHistory(history, change(1, { story: ["Hřálo."] })))).toEqual([
    '-    "isCamp": false',
    '+    "isCamp": false,',
    '+    "story": [',
    '+      "Hřálo."',
    "+    ]",
  ]);
});

const les = `  {
    "title": "Les",
    "year": "2026",
    "image": "./history/2026.webp",
    "link": "https://alba.example/2026",
    "isCamp": true
  }`;

test.each<[string, Edit, string]>([
  ["added on top", insert(0, newYear), list(les, hrad, sraz, dest)],
  ["added in the middle", insert(1, newYear), list(hrad, les, sraz, dest)],
  ["added at the end", insert(3, newYear), list(hrad, sraz, dest, les)],
  ["the first removed", remove(0), list(sraz, dest)],
  ["the last removed", remove(2), list(hrad, sraz)],
  ["moved up", move(2, 0), list(dest, hrad, sraz)],
  ["moved down", move(0, 2), list(sraz, dest, hrad)],
  ["copied", copy(0, 1), list(hrad, hrad, sraz, dest)],
  ["copied with a missing title", copy(1, 2, { year: "2023" }), list(hrad, sraz, sraz.replace("2024", "2023"), dest)],
  [
    "copied, and the copy edited and moved to the top",
    copy(1, 0, { year: "2023" }),
    list(sraz.replace("2024", "2023"), hrad, sraz, dest),
  ],
])("a record: %s", (_, edit, expected) => {
  expect(editHistory(history, edit)).toBe(expected);
});

test.each([
  ["tabs", "\t"],
  ["four spaces", "    "],
])("a new record is indented by %s if the file is", (_, unit) => {
  const indent = (text: string) => text.replaceAll("  ", unit);
  expect(editHistory(indent(list(hrad)), insert(0, { ...newYear, story: ["Hřálo."] }))).toBe(
    indent(list(les.replace("true\n", 'true,\n    "story": [\n      "Hřálo."\n    ]\n'), hrad)),
  );
});

test("the only record is removed, and the first one added", () => {
  const only = '[\n  { "title": "Přihláška", "text": "K vyplnění." }\n]\n';
  const record = { title: "Řád", text: "K přečtení.", link: "", placeholder: false };
  expect(editRecords("files.json", only, remove(0))).toBe("[]\n");
  expect(editRecords("files.json", "[]\n", insert(0, record))).toBe(
    '[\n  {\n    "title": "Řád",\n    "text": "K přečtení."\n  }\n]\n',
  );
});

test.each<[string, string, Edit, string]>([
  [
    "all on one line",
    '[{"title":"Řád","text":"A"},{"title":"Seznam","text":"B"}]',
    change(1, { text: "C" }),
    '[{"title":"Řád","text":"A"},{"title":"Seznam","text":"C"}]',
  ],
  [
    "brackets beside each other",
    '[{\n  "title": "Řád",\n  "text": "A"\n}, {\n  "title": "Seznam",\n  "text": "B"\n}]',
    remove(0),
    '[{\n  "title": "Seznam",\n  "text": "B"\n}]',
  ],
  [
    "commas at the beginning of lines",
    '[ { "title": "Řád"\n  , "text": "A"\n  } ]',
    change(0, { title: "Seznam" }),
    '[ { "title": "Seznam"\n  , "text": "A"\n  } ]',
  ],
  [
    "a blank line between records",
    '[\n  { "title": "Řád", "text": "A" },\n\n  { "title": "Seznam", "text": "B" }\n]',
    change(0, { text: "C" }),
    '[\n  { "title": "Řád", "text": "C" },\n\n  { "title": "Seznam", "text": "B" }\n]',
  ],
  [
    "line ends of Windows",
    '[\r\n  {\r\n    "title": "Řád",\r\n    "text": "A"\r\n  }\r\n]\r\n',
    change(0, { link: "/files/rad.pdf", text: "B" }),
    '[\r\n  {\r\n    "link": "/files/rad.pdf",\r\n    "title": "Řád",\r\n    "text": "B"\r\n  }\r\n]\r\n',
  ],
  [
    "escapes",
    '[\n  { "title": "\\u0158\\u00e1d", "t\\u0065xt": "A" }\n]',
    change(0, { text: "B" }),
    '[\n  { "title": "\\u0158\\u00e1d", "t\\u0065xt": "B" }\n]',
  ],
  [
    "a field that the schema does not know",
    '[\n  { "poznamka": [1, null], "title": "Řád", "text": "A" }\n]',
    change(0, { title: "Seznam" }),
    '[\n  { "poznamka": [1, null], "title": "Seznam", "text": "A" }\n]',
  ],
])("a file written by hand keeps its form: %s", (_, text, edit, expected) => {
  expect(editRecords("files.json", text, edit)).toBe(expected);
});

test.each<[string, DataFile, string, Fields, string]>([
  [
    "a number and a nested text, on one line",
    "site.json",
    '{\n  "ages": { "from": 8, "to": 15 },\n  "author": { "name": "Ema", "url": "https://ema.example" }\n}\n',
    { ages: { from: 7, to: 15 }, author: { name: "Ema B.", url: "https://ema.example" } },
    '{\n  "ages": { "from": 7, "to": 15 },\n  "author": { "name": "Ema B.", "url": "https://ema.example" }\n}\n',
  ],
  [
    "a year in a list on one line",
    "site.json",
    '{ "yearsWithoutCamp": ["2020"] }',
    { yearsWithoutCamp: ["2020", "2021"] },
    '{ "yearsWithoutCamp": ["2020", "2021"] }',
  ],
  [
    "a nested text, with tabs",
    "contacts.json",
    '{\n\t"leader": {\n\t\t"phone": "+420 000 000 001",\n\t\t"email": "a@tabor.example"\n\t}\n}\n',
    { leader: { phone: "+420 000 000 002", email: "a@tabor.example" } },
    '{\n\t"leader": {\n\t\t"phone": "+420 000 000 002",\n\t\t"email": "a@tabor.example"\n\t}\n}\n',
  ],
])("a file that is one record: %s", (_, name, text, fields, expected) => {
  expect(fromForm(name, text, { ...toForm(name, text), ...fields })).toBe(expected);
});
