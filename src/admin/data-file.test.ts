import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sample } from "../../tests/support/content-fixture";
import { TEST_CONTENT } from "../../tests/support/project-copy";
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

test.each(dataFiles)("%s is written in one way, however somebody has laid it out, and keeps its content", (name) => {
  const content = JSON.parse(readFileSync(join(TEST_CONTENT, "data", name), "utf8"));
  const reversed = JSON.parse(JSON.stringify(content), (_, value) =>
    value?.constructor === Object ? Object.fromEntries(Object.entries(value).reverse()) : value,
  );
  expect(JSON.stringify(reversed)).not.toBe(JSON.stringify(content));
  for (const layout of [write(reversed), write(reversed, "\t").replaceAll("\n", "\r\n"), JSON.stringify(reversed)])
    expect(canonical(name, layout)).toBe(write(content));
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
const without = (field: string) => ({ ...hrad, [field]: undefined });

test.each<[what: string, record: Fields, edit: Fields, expected: Fields]>([
  ["a text", hrad, { title: 'Hrad "Kost"' }, { ...hrad, title: 'Hrad "Kost"' }],
  ["an optional text cleared: it is left out", hrad, { alt: "" }, without("alt")],
  ["an optional text filled in: where the schema has it", without("alt"), { alt: "Nádvoří" }, hrad],
  ["a title cleared: it means the year", hrad, { title: "" }, { ...hrad, title: "" }],
  ["a missing title: it means an ellipsis, and stays missing", without("title"), { title: "" }, without("title")],
  ["a switch off: it is left out", sraz, { placeholder: false }, { ...sraz, placeholder: undefined }],
  ["a switch off that was false: it stays", sraz, { year: "2023" }, { ...sraz, year: "2023" }],
  ["a switch off that was missing: it stays missing", without("isCamp"), { isCamp: false }, without("isCamp")],
  ["no paragraphs any more: the list is left out", hrad, { story: [] }, without("story")],
  ["the first paragraphs", without("story"), { story: hrad.story }, hrad],
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
  const text = write(sample["site.json"]);
  const author = { name: "Jiný", url: "https://jiny.cz" };
  const site = { ...sample["site.json"], author, copyrightFrom: 2018, yearsWithoutCamp: ["2020", "2021"] };
  const { yearsWithoutCamp, ...fields } = site;
  const edit = (edited: Fields) => fromForm("site.json", text, { ...toForm("site.json", text), ...edited });
  expect(edit(site)).toBe(write(site));
  expect(edit({ ...fields, yearsWithoutCamp: [] })).toBe(write(fields));
});

test("rows in a record: added, edited, removed, the optional link left out", () => {
  const edit = (camp: Fields, details: Fields[]) => {
    const text = write(camp);
    return JSON.parse(fromForm("camp.json", text, { ...toForm("camp.json", text), details }));
  };
  const rows = [
    { label: "Cena", text: "podle domluvy", link: "" },
    { label: "Místo", text: "u lesa", link: "/kontakty/" },
  ];
  const { details, ...camp } = sample["camp.json"];
  const saved = edit(camp, rows);
  expect(saved.details).toEqual([...details, rows[1]]);
  expect(edit(saved, [])).toEqual(camp);
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
