import { readFileSync } from "node:fs";
import { parseTree } from "jsonc-parser";
import { fromForm, recordsIn, toForm } from "./data-file";

type Fields = Record<string, unknown>;

/** A generator of pseudorandom numbers (mulberry32): the same ones for a seed. */
function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item };
}

/** A record of the file: what it shall be as JSON, and its text if nobody edited it. */
interface Expected {
  json: Fields;
  text?: string;
}

const records = (text: string) =>
  (parseTree(text)?.children ?? []).map(({ offset, length }) => text.slice(offset, offset + length));

/** Makes random edits, each in the form and in what is expected of the file. */
function editAtRandom(seed: number, form: Fields[], expected: Expected[]) {
  const { below, pick } = seeded(seed);
  const word = () => pick(["Les", "Řeka „Ohře“", 'Hrad "Kost"', "C:\\tábor", "🏕️", "{ } [ ] , :"]) + below(1000);
  const fill = (index: number, field: string, value: unknown) => {
    form[index] = { ...form[index], [field]: value };
    const isLeftOut = value === false || (field !== "title" && String(value) === "");
    const json = { ...expected[index]?.json, [field]: isLeftOut ? undefined : value };
    expected[index] = { json: JSON.parse(JSON.stringify(json)) };
  };
  const actions = [
    (index: number) => fill(index, pick(["title", "alt", "link", "slug"]), word()),
    (index: number) => fill(index, pick(["alt", "slug"]), ""),
    (index: number) => fill(index, pick(["isCamp", "placeholder"]), pick([true, false])),
    (index: number) => fill(index, "story", Array.from({ length: below(4) }, word)),
    (index: number) => {
      form.splice(index, 0, {});
      expected.splice(index, 0, { json: {} });
      for (const field of ["title", "year", "image", "link"]) fill(index, field, word());
    },
    (index: number) => {
      form.splice(index, 1);
      expected.splice(index, 1);
    },
    (index: number) => {
      const to = below(form.length);
      form.splice(to, 0, ...form.splice(index, 1));
      expected.splice(to, 0, ...expected.splice(index, 1));
    },
    (index: number) => {
      const to = below(form.length);
      form.splice(to, 0, { ...form[index] });
      expected.splice(to, 0, { ...(expected[index] as Expected) });
    },
  ];
  for (let count = 1 + below(6); count > 0; count--) pick(actions)(below(form.length));
}

const realHistory = readFileSync("data/history.json", "utf8");

describe.each([
  ["as it is", realHistory],
  ["on one line", JSON.stringify(JSON.parse(realHistory))],
  ["indented by tabs", JSON.stringify(JSON.parse(realHistory), null, "\t")],
])("after random edits of the history, %s", (_, text) => {
  test("it holds what was edited, and the rest byte for byte", () => {
    for (let seed = 0; seed < 100; seed++) {
      const form = toForm("history.json", text)[recordsIn("history.json")] as Fields[];
      const expected: Expected[] = records(text).map((record) => ({ json: JSON.parse(record), text: record }));
      editAtRandom(seed, form, expected);
      const edited = fromForm("history.json", text, { [recordsIn("history.json")]: form });
      const kept = records(edited).map((record, index) => expected[index]?.text && record);
      expect([seed, JSON.parse(edited)]).toEqual([seed, expected.map(({ json }) => json)]);
      expect([seed, kept]).toEqual([seed, expected.map((record) => record.text)]);
    }
  });
});
