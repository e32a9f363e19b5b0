import { slugProblems } from "./slugs";

const camp = (year: string, fields = {}) => ({ title: `Tábor ${year}`, year, isCamp: true, ...fields });
const other = (title: string | undefined, year: string, fields = {}) => ({ title, year, ...fields });

test.each([
  [[camp("1987"), other("Sraz", "1987"), camp("1986"), other("Sraz", "…"), other("Brigáda", "…")]],
  [[camp("1987"), camp("1987", { slug: "1987-druhy-beh" })]],
  [[other("Sraz", "1987"), camp("1987", { isCamp: "ano" })]],
  [[camp("rok 1987"), camp("rok 1987"), { title: 1 }, "text", null]],
])("entries with slugs of their own, or with values that the schema rejects: %j", (entries) => {
  expect(slugProblems(entries)).toEqual([]);
});

test("two entries of one slug: the upper one, which is new, is reported with the other and a slug that is free", () => {
  const entries = [camp("1987"), camp("1987"), other("Sraz", "1987", { slug: "1987-2" })];
  expect(slugProblems(entries)).toEqual([
    expect.objectContaining({
      file: "data/history.json",
      entry: "1. záznam (1987, Tábor 1987)",
      field: "slug",
      fieldPath: [0, "slug"],
      what: "Dva záznamy by měly tutéž adresu stránky: /historie/1987/. Ten druhý je 2. záznam (1987, Tábor 1987).",
      advice: expect.stringContaining('"slug": "1987-3"'),
    }),
  ]);
});

test.each([
  ["a third one", [camp("1987"), camp("1987"), camp("1987")], ["1987-3", "1987-2"]],
  ["an unknown year", [other("Výlet", "…"), other("Výlet!", "…")], ["vylet-2"]],
  ["no letters", ["🏕️", "", undefined].map((title) => other(title, "…")), ["bez-nazvu-3", "bez-nazvu-2", "bez-nazvu"]],
  ["a part of Historie", [other("Další", "…"), other("Léta 1990", "…")], ["akce-dalsi", "akce-leta-1990"]],
  ["a long title", [other("a".repeat(120), "…"), other("a".repeat(120), "…")], ["a".repeat(50)]],
  ["a slug that an entry above has, too", [camp("2024"), other("Sraz", "1996", { slug: "2024" })], ["1996-sraz"]],
  ["a year as a title or slug", [other("Sraz", "1999", { slug: "1998" }), other("1983", "…")], ["1999-sraz", "1983-2"]],
  ["its own year as the slug of an event", [other("Sraz", "1999", { slug: "1999" })], ["1999-sraz"]],
  ["a slug copied with another entry", [camp("1986", { slug: "1987" }), camp("1987")], ["1986"]],
])("%s: following the advice leaves no problem", (_, entries, slugs) => {
  const problems = slugProblems(entries);
  expect(problems.map(({ formAdvice }) => /třeba (.+)\.$/.exec(formAdvice ?? "")?.[1])).toEqual(slugs);
  const reported = problems.map(({ entry }) => Number.parseInt(String(entry), 10) - 1);
  const changed = entries.map((entry, index) => ({
    ...entry,
    ...(reported.includes(index) && { slug: slugs.shift() }),
  }));
  expect(slugProblems(changed)).toEqual([]);
});
