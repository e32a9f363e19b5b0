import { readFileSync } from "node:fs";
import { ContentFixture } from "../../tests/support/content-fixture";
import { TEST_CONTENT } from "../../tests/support/project-copy";
import { checkContent } from "./check";
import type { DataFile } from "./schemas";

// The camp of the fixture lasts from 20 to 27 July 2025 and is in the history.
let content: ContentFixture;
beforeEach(async () => {
  content = await ContentFixture.create();
});
afterEach(() => content.remove());

test.each([
  ["2025-07-27", "2025-07-27T23:59:59.999+02:00", []],
  ["2025-07-27", "2025-07-28T00:00:00+02:00", [expect.stringMatching(/^Tábor skončil/)]],
  ["2025-08-19", "2025-07-21T12:00:00Z", []],
])("of a camp until %s the check says at %s: %j", async (end, now, expected) => {
  content.set("camp.json", "end", end);
  const place = { severity: "warning", file: "data/camp.json", field: "end" };
  expect(await content.problems(now)).toMatchObject(expected.map((what) => ({ ...place, what })));
});

test("with an invalid date only that is reported", async () => {
  content.set("camp.json", "start", "20. 7. 2025");
  expect(await content.problems("2026-05-01T12:00:00Z")).toMatchObject([
    { severity: "error", file: "data/camp.json", field: "start" },
  ]);
});

test("a camp without isCamp is a warning, and both lines that the advice gives end it", async () => {
  content.set("history.json", "3.isCamp", undefined);
  const found = await content.problems();
  expect(found).toMatchObject([{ severity: "warning", entry: "4. záznam (2016, Stany)", field: "isCamp" }]);
  const lines = [...(found[0]?.advice ?? "").matchAll(/("isCamp": (?:true|false),) \(i s čárkou\)/g)];
  expect(lines).toHaveLength(2);
  const before = readFileSync(content.path("data/history.json"), "utf8");
  for (const [, line] of lines) {
    content.write("data/history.json", before.replace('{"title":"Stany"', `{${line}"title":"Stany"`));
    expect(await content.problems()).toEqual([]);
  }
});

test.each<[DataFile, string, unknown]>([
  ["history.json", "3.title", "Sraz po letech"],
  ["history.json", "3.title", "SETKÁNÍ u ohně"],
  ["history.json", "3.title", "Víkendovka"],
  ["history.json", "3.title", "Brigáda na louce"],
  ["history.json", "3.year", "…"],
  ["history.json", "3.year", "2024"],
  ["site.json", "yearsWithoutCamp", ["2016"]],
])("an event gets no hint if %s has at %s: %j", async (file, field, value) => {
  content.set("history.json", "3.isCamp", undefined);
  content.set("history.json", "3.slug", "akce");
  content.set(file, field, value);
  expect(await content.problems()).toEqual([]);
});

test.each([
  ["history.json", "1.title", "Sraz po padesáti letech", /nebyl tábor.* Byl-li to tábor, nechte to tak/],
  ["site.json", "yearsWithoutCamp", ["2024"], /Rok 2024 je mezi roky bez tábora.* „yearsWithoutCamp“/],
] as const)("%s, %s: %j makes a camp doubtful, which is a warning until its switch is off", async (...row) => {
  const [file, field, value, says] = row;
  content.set(file, field, value);
  content.set("history.json", "2.slug", "jina-akce");
  const [problem, ...others] = await content.problems();
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ severity: "warning", entry: expect.stringMatching(/^2\. záznam/), field: "isCamp" });
  expect(`${problem?.what} ${problem?.advice}`).toMatch(says);
  content.set("history.json", "1.isCamp", false);
  expect(await content.problems()).toEqual([]);
});

test("the test content gives no warning until its camp is over, and then only that", async () => {
  const check = async (now: string) => (await checkContent(TEST_CONTENT, new Date(now))).problems;
  expect(await check("2022-07-17T12:00:00Z")).toEqual([]);
  expect(await check("2022-07-18T12:00:00Z")).toMatchObject([{ file: "data/camp.json", field: "end" }]);
});
