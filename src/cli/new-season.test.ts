/** @jest-environment node */
import { newSeason } from "./new-season";
import { camp, createProject, fakeTerminal, historyEntry, type Project } from "./testing";
import { writeFiles } from "./write-files";

let project: Project;
beforeEach(() => {
  project = createProject();
});
afterEach(() => project.remove());

const season = {
  theme: "Hrad v mlze",
  start: "2026-07-19T14:00:00+02:00",
  end: "2026-07-26",
  invitation: 'Přijď a řekni "heslo".',
  status: "Přihlášky běží",
};
const readCamp = () => JSON.parse(project.read("data/camp.json"));
const readHistory = () => JSON.parse(project.read("data/history.json"));
const run = async (flags: Parameters<typeof newSeason>[1], terminal = fakeTerminal([])) => {
  const { changes, summary } = await newSeason(project.root, flags, terminal);
  writeFiles(changes);
  return summary;
};

test("flags alone change the values and nothing else", async () => {
  project.write(
    "data/camp.json",
    '{\r\n\t"end" :"2024-07-28", "status": "x",\r\n\t"theme":"A", "start":"2024-07-21T14:00:00+02:00", "invitation":"i" ,"placeholder": true}\r\n',
  );
  const summary = await run(season);
  expect(project.read("data/camp.json")).toBe(
    '{\r\n\t"end" :"2026-07-26", "status": "Přihlášky běží",\r\n\t"theme":"Hrad v mlze", "start":"2026-07-19T14:00:00+02:00", "invitation":"Přijď a řekni \\"heslo\\"." ,"placeholder": true}\r\n',
  );
  expect(summary[0]).toBe("data/camp.json, theme: Hrad v mlze");
  expect(summary).toHaveLength(5);
  expect(readHistory()).toHaveLength(3);
});

test("--archive moves the past camp into the history; the same flags again are rejected", async () => {
  const flags = { ...season, archive: true, link: "https://alba.cz/2024", photo: await project.photo() };
  const summary = await run(flags);
  expect(readCamp()).toEqual(season);
  expect(readHistory()[0]).toEqual(historyEntry("2024", camp.theme));
  expect(summary[1]).toBe("data/history.json: přibyl 1. záznam (2024, Poslední drak), tábor");
  await expect(run(flags)).rejects.toThrow(/už v data\/camp\.json je/);
  expect(readHistory()).toHaveLength(4);
});

test("the defaults are the current values; a date is enough for the start, and the end follows it", async () => {
  const terminal = fakeTerminal(["", "19. 7. 2026", "", "", "Volno", "ne"]);
  await run({}, terminal);
  expect(readCamp()).toEqual({ ...camp, start: season.start, end: "2026-07-26", status: "Volno" });
  expect(terminal.output).toEqual([
    "Téma [Poslední drak]: ",
    "Začátek, stačí datum (k němu se doplní 14:00) [2024-07-21T14:00:00+02:00]: ",
    "Poslední den [2026-07-26]: ",
    "Pozvánka, na jeden řádek [Pojeďte s námi.]: ",
    "Stav přihlášek [Kapacita turnusu naplněna]: ",
    "Přesunout tábor 2024, Poslední drak, do historie [ano]: ",
  ]);
  expect(readHistory()).toHaveLength(3);
});

test("answers can move the camp", async () => {
  const photo = await project.photo();
  await run({ start: season.start }, fakeTerminal(["Hrad", "", "", "", "a", "https://alba.cz/2024", photo]));
  expect(readHistory()[0]).toEqual(historyEntry("2024", camp.theme));
});

test("a camp that is already in the history is not moved again", async () => {
  project.write("data/history.json", JSON.stringify([historyEntry("2024", camp.theme)]));
  const terminal = fakeTerminal([]);
  await run({ ...season, archive: true }, terminal);
  expect(terminal.output).toEqual([expect.stringMatching(/už v historii je: 1\. záznam/)]);
  expect(readHistory()).toHaveLength(1);
  expect(readCamp()).toEqual(season);
});

test("a correction within the year neither moves the camp nor asks", async () => {
  await run({}, fakeTerminal(["Oprava", "", "", "", ""]));
  expect(readCamp()).toEqual({ ...camp, theme: "Oprava" });
});

test.each([
  [{ end: "2026-07-18" }, /před začátkem tábora/],
  [{ start: "2026-07-27" }, /před začátkem tábora/],
  [{ start: "19. července" }, /rok-měsíc-den s hodinou/],
  [{ theme: "" }, /nesmí být prázdná/],
  [{ status: "x".repeat(121) }, /120 znaků/],
  [{ start: "2024-07-20", end: "2024-07-27", archive: true }, /ve stejném roce/],
  [{ archive: true, link: "alba" }, /celá adresa/],
  [camp, /už v data\/camp\.json je/],
])("the flags %j are rejected and change nothing", async (wrong, reason) => {
  const before = project.snapshot();
  await expect(run({ ...season, ...wrong })).rejects.toThrow(reason);
  expect(project.snapshot()).toEqual(before);
});

test("a missing value is added, the others are still validated", async () => {
  project.write("data/camp.json", JSON.stringify({ ...camp, status: undefined }));
  await expect(run({ ...season, end: "2026-07-18" })).rejects.toThrow(/před začátkem tábora/);
  await run(season);
  expect(readCamp()).toEqual(season);
});

test("a camp file with an unknown field is rejected", async () => {
  project.write("data/camp.json", JSON.stringify({ ...camp, tema: "Hrad" }));
  await expect(run(season)).rejects.toThrow(/Neznámé pole „tema“/);
});
