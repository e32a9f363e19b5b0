/** @jest-environment node */
import { newSeason } from "./new-season";
import { camp, event, makeProject, type Project, typing } from "./testing";
import { writeTogether } from "./write-files";

let project: Project;
beforeEach(() => {
  project = makeProject();
});
afterEach(() => project.remove());

const season = {
  theme: "Hrad v mlze",
  start: "2026-07-19T14:00:00+02:00",
  end: "2026-07-26",
  invitation: 'Přijď a řekni "heslo".',
  status: "Přihlášky běží",
};
const campNow = () => JSON.parse(project.read("data/camp.json"));
const history = () => JSON.parse(project.read("data/history.json"));
const run = async (flags: Parameters<typeof newSeason>[1], terminal = typing([])) => {
  const { changes, done } = await newSeason(project.root, flags, terminal);
  writeTogether(changes);
  return done;
};

test("flags alone change the values and nothing else", async () => {
  project.write(
    "data/camp.json",
    '{\r\n\t"end" :"2024-07-28", "status": "x",\r\n\t"theme":"A", "start":"2024-07-21T14:00:00+02:00", "invitation":"i" ,"placeholder": true}\r\n',
  );
  const done = await run(season);
  expect(project.read("data/camp.json")).toBe(
    '{\r\n\t"end" :"2026-07-26", "status": "Přihlášky běží",\r\n\t"theme":"Hrad v mlze", "start":"2026-07-19T14:00:00+02:00", "invitation":"Přijď a řekni \\"heslo\\"." ,"placeholder": true}\r\n',
  );
  expect(done[0]).toBe("data/camp.json, theme: Hrad v mlze");
  expect(done).toHaveLength(5);
  expect(history()).toHaveLength(3);
});

test("--archive moves the camp so far into the history", async () => {
  const done = await run({ ...season, archive: true, link: "https://alba.cz/2024", photo: await project.photo() });
  expect(campNow()).toEqual(season);
  expect(history()[0]).toEqual(event("2024", camp.theme));
  expect(done[1]).toBe("data/history.json: přibyl 1. záznam (2024, Poslední drak), tábor");
});

test("what stands there is offered, a date does for the start, the end follows it", async () => {
  const terminal = typing(["", "19. 7. 2026", "", "", "Volno", "ne"]);
  await run({}, terminal);
  expect(campNow()).toEqual({ ...camp, start: season.start, end: "2026-07-26", status: "Volno" });
  expect(terminal.heard).toEqual([
    "Téma [Poslední drak]: ",
    "Začátek, stačí datum (k němu se doplní 14:00) [2024-07-21T14:00:00+02:00]: ",
    "Poslední den [2026-07-26]: ",
    "Pozvánka, na jeden řádek [Pojeďte s námi.]: ",
    "Stav přihlášek [Kapacita turnusu naplněna]: ",
    "Přesunout tábor 2024, Poslední drak, do historie [ano]: ",
  ]);
  expect(history()).toHaveLength(3);
});

test("the camp can be moved by answers", async () => {
  const photo = await project.photo();
  await run({ start: season.start }, typing(["Hrad", "", "", "", "a", "https://alba.cz/2024", photo]));
  expect(history()[0]).toEqual(event("2024", camp.theme));
});

test("a camp that the history has is not moved again", async () => {
  project.write("data/history.json", JSON.stringify([event("2024", camp.theme)]));
  const terminal = typing([]);
  await run({ ...season, archive: true }, terminal);
  expect(terminal.heard).toEqual([expect.stringMatching(/už v historii je: 1\. záznam/)]);
  expect(history()).toHaveLength(1);
  expect(campNow()).toEqual(season);
});

test("a correction within the year moves nothing and asks nothing", async () => {
  await run({}, typing(["Oprava", "", "", "", ""]));
  expect(campNow()).toEqual({ ...camp, theme: "Oprava" });
});

test.each([
  [{ end: "2026-07-18" }, /nesmí být dřív než začátek/],
  [{ start: "2026-07-27" }, /nesmí být dřív než začátek/],
  [{ start: "19. července" }, /datum s hodinou/],
  [{ theme: "" }, /nesmí být prázdná/],
  [{ status: "x".repeat(121) }, /120 znaků/],
  [{ start: "2024-07-20", archive: true }, /ve stejném roce/],
  [{ archive: true, link: "alba" }, /celá adresa/],
  [camp, /už v data\/camp\.json stojí/],
])("the flags %j are refused, nothing changes", async (wrong, reason) => {
  const before = project.snapshot();
  await expect(run({ ...season, ...wrong })).rejects.toThrow(reason);
  expect(project.snapshot()).toEqual(before);
});

test("a value that was missing is added, the rest is judged all the same", async () => {
  project.write("data/camp.json", JSON.stringify({ ...camp, status: undefined }));
  await expect(run({ ...season, end: "2026-07-18" })).rejects.toThrow(/nesmí být dřív než začátek/);
  await run(season);
  expect(campNow()).toEqual(season);
});

test("the same flags a second time are refused, and the new camp stays out of the history", async () => {
  const flags = { ...season, archive: true, link: "https://alba.cz/2024", photo: await project.photo() };
  await run(flags);
  await expect(run(flags)).rejects.toThrow(/už v data\/camp\.json stojí/);
  expect(history()).toHaveLength(4);
});

test("a camp file with an unknown field is to be mended first", async () => {
  project.write("data/camp.json", JSON.stringify({ ...camp, tema: "Hrad" }));
  await expect(run(season)).rejects.toThrow(/Neznámé pole „tema“/);
});
