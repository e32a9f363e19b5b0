/** @jest-environment node */
import { readFileSync } from "node:fs";
import { ContentFixture } from "../../tests/support/content-fixture";
import { checkContent } from "./check";

// The camp of the fixture lasts from 20 to 27 July 2025 and is in the history.
let content: ContentFixture;
beforeEach(async () => {
  content = await ContentFixture.create();
});
afterEach(() => content.remove());

const problems = async (now: string) => (await checkContent(content.root, new Date(now))).problems;
const DURING = "2025-07-21T12:00:00Z";
const AFTER = "2026-05-01T12:00:00Z";

test.each([
  ["2025-07-27T23:59:59.999+02:00", 0],
  ["2025-07-28T00:00:00+02:00", 1],
  [AFTER, 1],
])("at %s there are %d warnings about a past camp", async (now, count) => {
  const over = { severity: "warning", file: "data/camp.json", field: "end", what: expect.stringContaining("skončil") };
  expect(await problems(now)).toMatchObject(Array(count).fill(over));
});

test("the advice after a camp is to keep it in the history before its theme is overwritten", async () => {
  const [over] = await problems(AFTER);
  expect(over?.advice).toMatch(
    /^Není-li tábor 2025 v data\/history\.json, přidejte ho tam.* „theme“\. Až .* změňte theme/,
  );
});

test.each([
  ["start", "20. 7. 2025"],
  ["end", "2025-06-31"],
  ["end", "2025-07-19"],
  ["end", undefined],
])("with an invalid %s (%s) only that is reported", async (field, value) => {
  content.set("camp.json", field, value);
  expect(await problems(AFTER)).toMatchObject([{ severity: "error", file: "data/camp.json", field }]);
});

test.each([
  ["2025-08-19", 0],
  ["2025-08-20", 1],
  ["2026-07-26", 1],
])("a camp from 20 July 2025 to %s has %d warnings", async (end, count) => {
  content.set("camp.json", "end", end);
  const long = { severity: "warning", field: "end", what: expect.stringMatching(/trvá \d+ dní/) };
  expect(await problems(DURING)).toMatchObject(Array(count).fill(long));
});

const hints = async () => (await problems(DURING)).filter(({ field }) => field === "isCamp");

test("a camp without isCamp is a warning, and both lines that the advice gives end it", async () => {
  content.set("history.json", "3.isCamp", undefined);
  const found = await hints();
  expect(found).toMatchObject([{ severity: "warning", entry: "4. záznam (1976, Stany)" }]);
  const lines = [...(found[0]?.advice ?? "").matchAll(/("isCamp": (?:true|false),) \(i s čárkou\)/g)];
  expect(lines).toHaveLength(2);
  const before = readFileSync(content.path("data/history.json"), "utf8");
  for (const [, line] of lines) {
    content.write("data/history.json", before.replace('{"title":"Stany"', `{${line}"title":"Stany"`));
    expect(await problems(DURING)).toEqual([]);
  }
});

test.each([
  ["title", "Sraz po letech"],
  ["title", "SETKÁNÍ u ohně"],
  ["title", "Jarní brigáda"],
  ["title", "STAVBA KUCHYNĚ"],
  ["title", "Víkendovka"],
  ["title", "Výroční schůze"],
  ["title", "Oslavy 50 let"],
  ["year", "…"],
  ["year", "2024"],
  ["isCamp", false],
  ["isCamp", "true"],
  ["iscamp", true],
])("an entry whose %s is %s gets no hint", async (field, value) => {
  content.set("history.json", "3.isCamp", undefined);
  content.set("history.json", `3.${field}`, value);
  expect(await hints()).not.toContainEqual(expect.objectContaining({ severity: "warning" }));
});

test.each([
  ["1976", 0],
  ["1977", 1],
])("with no camp in %s by site.json, a probable camp of 1976 has %d hints", async (year, count) => {
  content.set("history.json", "3.isCamp", undefined);
  content.set("site.json", "yearsWithoutCamp", [year]);
  expect(await hints()).toHaveLength(count);
});

test("a camp in a year that had none by site.json is a warning", async () => {
  content.set("site.json", "yearsWithoutCamp", ["1976", "1977"]);
  expect(await problems(DURING)).toMatchObject([
    { severity: "warning", entry: "4. záznam (1976, Stany)", field: "year", what: expect.stringContaining("1976") },
  ]);
});

test("the content of this project gives no warning until its camp is over, and then only that", async () => {
  const { start, end } = JSON.parse(readFileSync("data/camp.json", "utf8"));
  const check = async (now: string) => (await checkContent(process.cwd(), new Date(now))).problems;
  expect(await check(start)).toEqual([]);
  expect(await check(`${Number(end.slice(0, 4)) + 1}-01-01T00:00:00Z`)).toMatchObject([
    { file: "data/camp.json", field: "end" },
  ]);
});
