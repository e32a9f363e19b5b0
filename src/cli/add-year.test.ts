/** @jest-environment node */
import { addYear } from "./add-year";
import { createProject, fakeTerminal, historyEntry, type Project } from "./testing";
import { writeFiles } from "./write-files";

let project: Project;
beforeEach(() => {
  project = createProject();
  jest.useFakeTimers({ now: new Date("2026-08-01T12:00:00Z"), doNotFake: ["nextTick", "setImmediate", "setTimeout"] });
});
afterEach(() => {
  jest.useRealTimers();
  project.remove();
});

const readHistory = () => JSON.parse(project.read("data/history.json"));
/** Runs the command with answers instead of flags, and returns the summary. */
const answer = async (terminal: ReturnType<typeof fakeTerminal>, flags: Parameters<typeof addYear>[1] = {}) => {
  const { changes, summary } = await addYear(project.root, flags, terminal);
  writeFiles(changes);
  return summary;
};
/** Runs it with all flags. */
const add = async (flags = {}) => {
  const all = { year: "2026", title: "Hrad", link: "https://alba.cz/2026", photo: await project.photo(), ...flags };
  return answer(fakeTerminal([]), all);
};

test("flags alone add a camp: its picture, its entry in order, and a summary", async () => {
  const [, ...old] = project.read("data/history.json").split("\n");
  expect(await add()).toEqual([
    expect.stringMatching(/^data\/history\/2026\.jpg: nový obrázek, 900 × 600 bodů, \d+ kB$/),
    "data/history.json: přibyl 1. záznam (2026, Hrad), tábor",
  ]);
  expect(readHistory()[0]).toEqual(historyEntry("2026", "Hrad"));
  expect(project.read("data/history.json").endsWith(old.join("\n"))).toBe(true);
  expect(Object.keys(project.snapshot()).filter((path) => path.endsWith("2026.jpg"))).toHaveLength(1);
});

test("--reunion adds a reunion; picture and page of a second one in the year get a number", async () => {
  for (const title of ["První", "Druhý"]) await add({ title, reunion: true });
  expect(readHistory().slice(0, 2)).toEqual([
    historyEntry("2026", "První", false),
    { ...historyEntry("2026", "Druhý", false), image: "./history/2026-sraz-2.jpg", slug: "2026-sraz-2" },
  ]);
});

test("without flags asks for everything, and asks again with the reason", async () => {
  const answers = ["1950", "2022", "výlet", "sraz", "U ohně", "alba", "https://alba.cz/2022", "/není"];
  const terminal = fakeTerminal([...answers, await project.photo()]);
  await answer(terminal);
  expect(readHistory()[1]).toEqual(historyEntry("2022", "U ohně", false));
  expect(terminal.output.map((text) => text.trim().split(" ")[0]).join(" ")).toBe(
    "Rok Hodnota Rok Tábor, Napište Tábor, Název Adresa Hodnota Adresa Fotka Soubor Fotka",
  );
});

test.each([
  ["the year after the latest", '[{ "year": "2023" }, { "year": "…" }]', "2024"],
  ["no future year", '[{ "year": "2027" }]', "2026"],
  ["this year for an empty history", "[]", "2026"],
])("the default is %s, and a camp without a title", async (_, list, year) => {
  project.write("data/history.json", list);
  const terminal = fakeTerminal(["", "", "", "https://alba.cz", await project.photo()]);
  await answer(terminal);
  expect(terminal.output[0]).toContain(`[${year}]`);
  expect(readHistory()).toContainEqual(expect.objectContaining({ year, title: "", isCamp: true }));
});

test("three dots mean an unknown year, which goes before „Neznámé“", async () => {
  await add({ year: "..." });
  expect(readHistory().at(-2)).toMatchObject({ year: "…", title: "Hrad", image: "./history/neznamy-rok.jpg" });
});

test.each([
  [{ year: "1950" }, /rok od 1976/],
  [{ year: "2028" }, /rok od 1976/],
  [{ link: "alba.cz" }, /celá adresa i s https/],
  [{ title: "x".repeat(121) }, /120 znaků/],
  [{ photo: "/není.jpg" }, /neexistuje/],
  [{ year: "2023", title: "Zlatý potok" }, /už v historii je: 1\. záznam \(2023, Zlatý potok\)/],
])("the flags %j are rejected and change nothing", async (wrong, reason) => {
  const before = project.snapshot();
  await expect(add(wrong)).rejects.toThrow(reason);
  expect(project.snapshot()).toEqual(before);
});

test.each([
  ['[{ "year": "2025", }]', /Řádek 1, sloupec \d+/],
  ['{ "year": "2025" }', /má být seznam/],
  ["[null]", /1\. záznam/],
  ["\uFEFF[]", /BOM/],
])("the invalid history %j is rejected and not changed", async (content, reason) => {
  project.write("data/history.json", content);
  await expect(add()).rejects.toThrow(reason);
  expect(project.read("data/history.json")).toBe(content);
});
