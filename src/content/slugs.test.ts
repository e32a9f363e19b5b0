import { slugProblems } from "./slugs";

const camp = (year: string, fields = {}) => ({ title: `Tábor ${year}`, year, isCamp: true, ...fields });
const other = (title: string | undefined, year: string, fields = {}) => ({ title, year, ...fields });
const advice = (entries: object[]) => slugProblems(entries).map(({ advice }) => advice);

test.each([
  [[camp("1987"), other("Sraz", "1987"), camp("1986"), other("Sraz", "…"), other("Brigáda", "…")]],
  [[camp("1987"), camp("1987", { slug: "1987-druhy-beh" })]],
  [[other("Sraz", "1987"), camp("1987", { isCamp: "ano" })]],
  [[camp("rok 1987"), camp("rok 1987"), { title: 1 }, "text", null]],
])("entries with slugs of their own, or with values that are the schema's problem: %j", (entries) => {
  expect(slugProblems(entries)).toEqual([]);
});

test("two entries of one slug: the upper one, which is new, is reported with the other and a slug that is free", () => {
  const entries = [camp("1987"), camp("1987"), other("Sraz", "1987", { slug: "1987-2" })];
  expect(slugProblems(entries)).toEqual([
    expect.objectContaining({
      file: "data/history.json",
      entry: "1. záznam (1987, Tábor 1987)",
      what: "Dva záznamy by měly tutéž adresu stránky: /historie/1987/. Ten druhý je 2. záznam (1987, Tábor 1987).",
      advice: expect.stringContaining('"slug": "1987-3",'),
    }),
  ]);
});

test.each([
  ["a third one gets another slug", [camp("1987"), camp("1987"), camp("1987")], ["1987-3", "1987-2"]],
  ["an unknown year", [other("Výlet", "…"), other("Výlet!", "…")], ["vylet-2"]],
  [
    "a title of emoji only",
    [other("🏕️", "…"), other("", "…"), other(undefined, "…")],
    ["bez-nazvu-3", "bez-nazvu-2", "bez-nazvu"],
  ],
  ["a part of Historie", [other("Další", "…"), other("Léta 1990", "…")], ["akce-dalsi", "akce-leta-1990"]],
  ["a long title", [other("a".repeat(120), "…"), other("a".repeat(120), "…")], ["a".repeat(50)]],
])("%s: advice is a slug that nothing else has", (_, entries, slugs) => {
  expect(advice(entries)).toEqual(slugs.map((slug) => expect.stringContaining(`"slug": "${slug}"`)));
  // Who follows it has no problem left.
  const reported = slugProblems(entries).map(({ entry }) => Number.parseInt(String(entry), 10) - 1);
  expect(
    slugProblems(entries.map((entry, index) => (reported.includes(index) ? { ...entry, slug: slugs.shift() } : entry))),
  ).toEqual([]);
});

test.each([
  [[camp("1987"), camp("1986", { slug: "1987" })], 'které má 2. záznam (1986, Tábor 1986), na "1986"'],
  [[camp("1986", { slug: "1987" }), camp("1987")], 'které má 1. záznam (1986, Tábor 1986), na "1986"'],
  [[camp("1987", { slug: "dalsi" })], 'Přepište pole „slug“ na "1987".'],
])("a slug that is already in the file is to be changed, not inserted again: %j", (entries, expected) => {
  expect(advice(entries)).toEqual([expect.stringContaining(expected)]);
});
