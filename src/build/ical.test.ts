import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ICAL from "ical.js";
import { buildCalendar, contentTime } from "./ical";

const camp = { theme: "Hrad", start: "2025-07-20T14:00:00+02:00", end: "2025-07-27", invitation: "Pojeďte." };
const stamp = new Date("2025-03-01T12:00:00Z");
const written = (changes: Partial<typeof camp> = {}) =>
  buildCalendar("Letní stanový tábor, III. turnus", { ...camp, ...changes }, "https://klub.cz/tabor/", stamp);
const read = (text: string) => {
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  return new ICAL.Event(event);
};

test.each([
  ["2025-07-20T00:30:00+02:00", "2025-07-31", "2025-07-20", "2025-08-01"],
  ["2026-12-28T23:30:00-11:00", "2026-12-31", "2026-12-28", "2027-01-01"],
  ["2028-02-27T09:00:00+01:00", "2028-02-28", "2028-02-27", "2028-02-29"],
  ["2025-10-25T09:00:00+02:00", "2025-10-26", "2025-10-25", "2025-10-27"],
])("a camp from %s to %s takes whole days, from %s to before %s", (start, end, from, until) => {
  const event = read(written({ start, end }));
  expect(event.summary).toBe("Letní stanový tábor, III. turnus: Hrad");
  expect(event.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([from, until]);
});

test("a moved camp keeps its UID, and the file tells when its content was changed", () => {
  const moved = written({ start: "2025-08-03T14:00:00+02:00", end: "2025-08-10", theme: "Jiné téma" });
  expect(read(moved).uid).toBe(read(written()).uid);
  expect(read(written()).uid).toBe("tabor-2025@klub.cz");
  expect(moved).toContain("DTSTAMP:20250301T120000Z");
});

test("without Git the content was changed when camp.json was, with Git by the last commit, even a signed one", () => {
  const home = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "kalendar-"));
  process.chdir(folder);
  mkdirSync("data");
  writeFileSync("data/camp.json", "{}");
  utimesSync("data/camp.json", stamp, stamp);
  expect(contentTime()).toEqual(stamp);
  const env = { ...process.env, GIT_COMMITTER_DATE: "2025-04-01T12:00:00Z" };
  for (const command of ["init", "-c user.name=Jana -c user.email=jana@klub.cz commit --allow-empty -m Obsah"])
    spawnSync("git", command.split(" "), { env });
  expect(contentTime()).toEqual(new Date(env.GIT_COMMITTER_DATE));
  // Git cannot verify this signature, and says so before the date.
  const git = (args: string, input = "") => spawnSync("git", args.split(" "), { input, encoding: "utf8" }).stdout;
  git("config log.showSignature true");
  const signed = git("cat-file commit HEAD").replace("\n\n", "\ngpgsig -----BEGIN SSH SIGNATURE-----\n\n");
  git(`reset --soft ${git("hash-object -t commit -w --stdin", signed).trim()}`);
  expect(git("log -1 --format=%cI")).toContain("No signature");
  expect(contentTime()).toEqual(new Date(env.GIT_COMMITTER_DATE));
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test("it has the invitation and the URL of Letos, path prefix included, and its last line ends, too", () => {
  expect(read(written()).description).toBe(camp.invitation);
  expect(written()).toContain("https://klub.cz/tabor/letos/");
  expect(written().endsWith("END:VCALENDAR\r\n")).toBe(true);
});
