/** @jest-environment node */
import { addYear } from "./add-year";
import { event, makeProject, type Project, typing } from "./testing";
import { writeTogether } from "./write-files";

let project: Project;
beforeEach(() => {
  project = makeProject();
  jest.useFakeTimers({ now: new Date("2026-08-01T12:00:00Z"), doNotFake: ["nextTick", "setImmediate", "setTimeout"] });
});
afterEach(() => {
  jest.useRealTimers();
  project.remove();
});

const flags = async (more = {}) => ({
  year: "2026",
  title: "Hrad",
  link: "https://alba.cz/2026",
  photo: await project.photo(),
  ...more,
});
const history = () => JSON.parse(project.read("data/history.json"));

test("flags alone add a camp: its picture, its entry in order, and a report", async () => {
  const [, ...old] = project.read("data/history.json").split("\n");
  const { changes, done } = await addYear(project.root, await flags(), typing([]));
  writeTogether(changes);
  expect(history()[0]).toEqual(event("2026", "Hrad"));
  expect(project.read("data/history.json").endsWith(old.join("\n"))).toBe(true);
  expect(Object.keys(project.snapshot()).filter((path) => path.endsWith("2026.jpg"))).toHaveLength(1);
  expect(done).toEqual([
    expect.stringMatching(/^data\/history\/2026\.jpg: nový obrázek, 900 × 600 bodů, \d+ kB$/),
    "data/history.json: přibyl 1. záznam (2026, Hrad), tábor",
  ]);
});

test("--reunion adds a reunion; a second one of the year gets a number", async () => {
  for (const title of ["První", "Druhý"])
    writeTogether((await addYear(project.root, await flags({ title, reunion: true }), typing([]))).changes);
  expect(history().slice(0, 2)).toEqual([
    event("2026", "První", false),
    { ...event("2026", "Druhý", false), image: "./history/2026-sraz-2.jpg" },
  ]);
});

test("without flags everything is asked, and asked again with the reason", async () => {
  const photo = await project.photo();
  const terminal = typing(["1950", "2022", "výlet", "sraz", "U ohně", "alba", "https://alba.cz/2022", "/není", photo]);
  writeTogether((await addYear(project.root, {}, terminal)).changes);
  expect(history()[1]).toEqual(event("2022", "U ohně", false));
  expect(terminal.heard.map((text) => text.slice(0, 24))).toEqual([
    "Rok („…“, když ho nikdo ",
    "  Hodnota má být rok od ",
    "Rok („…“, když ho nikdo ",
    "Tábor, nebo sraz [tábor]",
    "  Napište „tábor“, nebo ",
    "Tábor, nebo sraz [tábor]",
    "Název (Enter: bez názvu,",
    "Adresa alba s fotkami (h",
    "  Hodnota má být celá ad",
    "Adresa alba s fotkami (h",
    "Fotka (cesta k souboru; ",
    "  Soubor /není neexistuj",
    "Fotka (cesta k souboru; ",
  ]);
});

test.each([
  ["the year after the latest", '[{ "year": "2023" }, { "year": "…" }]', "2024"],
  ["no year to come", '[{ "year": "2027" }]', "2026"],
  ["this year for an empty history", "[]", "2026"],
])("offers %s, and a camp without a title", async (_, list, year) => {
  project.write("data/history.json", list);
  const terminal = typing(["", "", "", "https://alba.cz", await project.photo()]);
  writeTogether((await addYear(project.root, {}, terminal)).changes);
  expect(terminal.heard[0]).toContain(`[${year}]`);
  expect(history()).toContainEqual(expect.objectContaining({ year, title: "", isCamp: true }));
});

test("three dots do for the sign of an unknown year, which goes before „Neznámé“", async () => {
  writeTogether((await addYear(project.root, await flags({ year: "..." }), typing([]))).changes);
  expect(history().at(-2)).toMatchObject({ year: "…", title: "Hrad", image: "./history/neznamy-rok.jpg" });
});

test.each([
  [{ year: "1950" }, /rok od 1976/],
  [{ year: "2028" }, /rok od 1976/],
  [{ link: "alba.cz" }, /celá adresa webu/],
  [{ title: "x".repeat(121) }, /120 znaků/],
  [{ photo: "/není.jpg" }, /neexistuje/],
  [{ year: "2023", title: "Zlatý potok" }, /už v historii je: 1\. záznam \(2023, Zlatý potok\)/],
])("the flags %j are refused, nothing changes", async (wrong, reason) => {
  const before = project.snapshot();
  await expect(addYear(project.root, await flags(wrong), typing([]))).rejects.toThrow(reason);
  expect(project.snapshot()).toEqual(before);
});

test.each([
  ['[{ "year": "2025", }]', /Řádek 1, sloupec \d+/],
  ['{ "year": "2025" }', /má být seznam/],
  ["[null]", /1\. záznam/],
  ["\uFEFF[]", /BOM/],
])("the invalid history %j is rejected and not changed", async (content, reason) => {
  project.write("data/history.json", content);
  await expect(addYear(project.root, await flags(), typing([]))).rejects.toThrow(reason);
  expect(project.read("data/history.json")).toBe(content);
});

test("the same flags a second time are refused", async () => {
  writeTogether((await addYear(project.root, await flags(), typing([]))).changes);
  await expect(addYear(project.root, await flags(), typing([]))).rejects.toThrow(/už v historii je/);
});
