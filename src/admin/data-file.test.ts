import { readFileSync } from "node:fs";
import { type DataFile, dataFiles } from "../content/schemas";
import { canonical, fromForm, recordsIn, toForm } from "./data-file";

type Fields = Record<string, unknown>;

const write = (value: unknown, indent: string | number = 2) => `${JSON.stringify(value, null, indent)}\n`;

/** The records of a list after they were edited in the form, as JSON. */
function editRecords(name: DataFile, records: readonly Fields[], edit: (shown: Fields[]) => Fields[]): Fields[] {
  const text = write(records);
  const shown = toForm(name, text)[recordsIn(name)] as Fields[];
  return JSON.parse(fromForm(name, text, { [recordsIn(name)]: edit(shown) }));
}

describe.each(dataFiles)("%s", (name) => {
  const text = readFileSync(`data/${name}`, "utf8");

  test("is byte for byte as the form writes it", () => {
    expect(canonical(name, text)).toBe(text);
  });

  test("is written in the same way if somebody has laid it out in another", () => {
    const reversed = JSON.parse(text, (_, value) =>
      value?.constructor === Object ? Object.fromEntries(Object.entries(value).reverse()) : value,
    );
    expect(write(reversed)).not.toBe(text);
    for (const layout of [write(reversed), write(reversed, "\t").replaceAll("\n", "\r\n"), JSON.stringify(reversed)])
      expect(canonical(name, layout)).toBe(text);
  });
});

const hrad = {
  title: "Hrad",
  year: "2025",
  image: "./history/2025.jpg",
  alt: "Nádvoří",
  link: "https://alba.example/2025",
  isCamp: true,
  story: ["Pršelo.", "Mrzlo."],
};
const sraz = {
  year: "2024",
  image: "./history/2024-sraz.jpg",
  link: "https://alba.example/2024-sraz",
  isCamp: false,
  placeholder: true,
};
const { title, ...untitled } = hrad;
const { alt, ...withoutAlt } = hrad;
const { isCamp, ...event } = hrad;
const { story, ...withoutStory } = hrad;
const { placeholder, ...checked } = sraz;

test.each<[what: string, record: Fields, edit: Fields, expected: Fields]>([
  ["a text", hrad, { title: 'Hrad "Kost"' }, { ...hrad, title: 'Hrad "Kost"' }],
  ["an optional text cleared: it is left out", hrad, { alt: "" }, withoutAlt],
  ["an optional text filled in: where the schema has it", withoutAlt, { alt: "Nádvoří" }, hrad],
  ["a title cleared: it means the year", hrad, { title: "" }, { ...hrad, title: "" }],
  ["a missing title: it means an ellipsis, and stays missing", untitled, { title: "" }, untitled],
  ["a switch off: it is left out", sraz, { placeholder: false }, checked],
  ["a switch off that was false: it stays", sraz, { year: "2023" }, { ...sraz, year: "2023" }],
  ["a switch off that was missing: it stays missing", event, { isCamp: false }, event],
  ["no paragraphs any more: the list is left out", hrad, { story: [] }, withoutStory],
  ["the first paragraphs", withoutStory, { story }, hrad],
  ["what the schema does not know stays", { ...hrad, a: [1] }, { title: "Les" }, { ...hrad, title: "Les", a: [1] }],
  ["what has the wrong type stays", { ...hrad, alt: null }, { title: "Les" }, { ...hrad, title: "Les", alt: null }],
])("%s", (_, record, edit, expected) => {
  const [edited] = editRecords("history.json", [record], ([shown]) => [{ ...shown, ...edit }]);
  expect(JSON.stringify(edited)).toBe(JSON.stringify(expected));
});

// As the form gives a new record: without a position, and with what its fields begin with.
const added = { title: "", year: "2026", image: "./history/2026.webp", alt: "", isCamp: true, story: [], slug: "" };
const les = { title: "", year: "2026", image: "./history/2026.webp", link: "", isCamp: true };

test.each<[string, edit: (shown: Fields[]) => Fields[], expected: Fields[]]>([
  ["added on top", (shown) => [added, ...shown], [les, hrad, sraz]],
  ["removed", ([, second]) => [second as Fields], [sraz]],
  ["moved", (shown) => shown.toReversed(), [sraz, hrad]],
  ["copied and edited", (shown) => [...shown, { ...shown[1], year: "2023" }], [hrad, sraz, { ...sraz, year: "2023" }]],
  ["all removed", () => [], []],
])("a record: %s", (_, edit, expected) => {
  expect(editRecords("history.json", [hrad, sraz], edit)).toEqual(expected);
});

test("records and texts in others, a number and a list of years", () => {
  const text = readFileSync("data/site.json", "utf8");
  const author = { name: "Jiný", url: "https://jiny.cz" };
  const site = { ...JSON.parse(text), author, copyrightFrom: 2018, yearsWithoutCamp: ["2020", "2021"] };
  const { yearsWithoutCamp, ...fields } = site;
  const edit = (edited: Fields) => fromForm("site.json", text, { ...toForm("site.json", text), ...edited });
  expect(edit(site)).toBe(write(site));
  expect(edit({ ...fields, yearsWithoutCamp: [] })).toBe(write(fields));
});

test("rows in a record: added, edited, removed, the optional link left out", () => {
  const text = readFileSync("data/camp.json", "utf8");
  const { details: _, ...camp } = JSON.parse(text);
  const rows = [
    { label: "Cena", text: "podle domluvy", link: "" },
    { label: "Místo", text: "u lesa", link: "/kontakty/" },
  ];
  const saved = fromForm("camp.json", text, { ...toForm("camp.json", text), details: rows });
  expect(JSON.parse(saved).details).toEqual([{ label: "Cena", text: "podle domluvy" }, rows[1]]);
  const removed = fromForm("camp.json", saved, { ...toForm("camp.json", saved), details: [] });
  expect(JSON.parse(removed)).toEqual(camp);
});

test("whatever is entered is shown again after it was saved", () => {
  const words = ["", "Les", 'Hrad "Kost"', "C:\\tábor", "Řeka „Ohře“", "🏕️", "{ } [ ] , :"];
  for (const first of words)
    for (const second of words)
      for (const isOn of [true, false]) {
        const texts = { title: first, year: second, image: first, alt: second, link: first, slug: second };
        const entered = { ...texts, isCamp: isOn, story: [first, second], placeholder: !isOn };
        const saved = fromForm("history.json", write([sraz]), { history: [entered] });
        expect(toForm("history.json", saved)).toMatchObject({ history: [{ ...entered, position: 0 }] });
      }
});
