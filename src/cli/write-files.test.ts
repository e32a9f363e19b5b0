/** @jest-environment node */
import fs from "node:fs";
import { join } from "node:path";
import { HalfDone, Refusal } from "./errors";
import { makeProject, type Project } from "./testing";
import { type Change, writeTogether } from "./write-files";

let project: Project;
let changes: Change[];
beforeEach(() => {
  project = makeProject();
  const path = (name: string) => join(project.root, "data", name);
  const replaced = (name: string) => ({
    path: path(name),
    before: fs.readFileSync(path(name)),
    content: `nový ${name}`,
  });
  changes = [
    { path: path("history/2026.jpg"), content: Buffer.from("obrázek") },
    replaced("history.json"),
    replaced("camp.json"),
  ];
});
afterEach(() => project.remove());

const failure = (code: string) => Object.assign(new Error(code), { code });

/** The real functions, of which `name` fails at its `nth` call. */
function failing(name: keyof typeof fs, nth: number, code: string) {
  let calls = 0;
  const real = fs[name] as (...args: unknown[]) => unknown;
  const broken = (...args: unknown[]) => {
    if (++calls === nth) throw failure(code);
    return real(...args);
  };
  return { ...fs, [name]: broken };
}

test("all is written, no other file stays", () => {
  const before = Object.keys(project.snapshot());
  fs.chmodSync(changes[1]?.path ?? "", 0o600);
  writeTogether(changes);
  expect(Object.keys(project.snapshot()).sort()).toEqual([...before, changes[0]?.path].sort());
  expect(project.read("data/history/2026.jpg")).toBe("obrázek");
  expect(project.read("data/history.json")).toBe("nový history.json");
  expect(project.read("data/camp.json")).toBe("nový camp.json");
  if (process.platform !== "win32") expect(fs.statSync(changes[1]?.path ?? "").mode & 0o777).toBe(0o600);
});

test.each<[keyof typeof fs, number, string, RegExp]>([
  ["writeFileSync", 1, "EROFS", /jen pro čtení/],
  ["writeFileSync", 2, "ENOSPC", /není místo/],
  ["writeFileSync", 3, "EACCES", /práva/],
  ["readFileSync", 2, "ENOENT", /neexistuje/],
  ["chmodSync", 1, "EPERM", /práva/],
  ["linkSync", 3, "EEXIST", /už existuje/],
  ["renameSync", 1, "EBUSY", /jiný program/],
  ["renameSync", 2, "EIO", /nepovedlo: EIO/],
])("%s failing at call %i with %s undoes everything", (name, nth, code, reason) => {
  const before = project.snapshot();
  const files = failing(name, nth, code);
  expect(() => writeTogether(changes, files)).toThrow(reason);
  expect(project.snapshot()).toEqual(before);
});

test("without links it copies, and still undoes", () => {
  const before = project.snapshot();
  const linkless = {
    ...failing("renameSync", 2, "EIO"),
    linkSync: () => {
      throw failure("ENOTSUP");
    },
  };
  expect(() => writeTogether(changes, linkless)).toThrow(Refusal);
  expect(project.snapshot()).toEqual(before);
  writeTogether(changes, linkless);
  expect(project.read("data/camp.json")).toBe("nový camp.json");
});

test.each([true, false])("a new file never replaces one that came meanwhile (links: %s)", (links) => {
  project.write("data/history/2026.jpg", "cizí");
  const before = project.snapshot();
  const linkSync = (from: fs.PathLike, to: fs.PathLike) => {
    if (!links) throw failure("EPERM");
    fs.linkSync(from, to);
  };
  expect(() => writeTogether(changes, { ...fs, linkSync })).toThrow(/2026\.jpg/);
  expect(project.snapshot()).toEqual(before);
});

test("a file that somebody changed meanwhile is left as it is", () => {
  project.write("data/camp.json", "{}");
  const before = project.snapshot();
  expect(() => writeTogether(changes)).toThrow(/camp\.json mezitím/);
  expect(project.snapshot()).toEqual(before);
});

test("the name of a temporary file is not told", () => {
  fs.rmSync(join(project.root, "data/history"), { recursive: true });
  expect(() => writeTogether(changes)).toThrow(`(${join(project.root, "data/history/2026.jpg")})`);
});

test("where even undoing fails, the original is kept and the message says where", () => {
  const original = project.read("data/history.json");
  const renameSync = (from: fs.PathLike, to: fs.PathLike) => {
    if (`${from}`.endsWith(".old.tmp") || `${to}`.endsWith("camp.json")) throw failure("EIO");
    fs.renameSync(from, to);
  };
  let error: unknown;
  try {
    writeTogether(changes, { ...fs, renameSync });
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(HalfDone);
  const backup = /soubor (\S+) přejmenujte na history\.json/.exec((error as Error).message)?.[1] ?? "";
  expect(fs.readFileSync(backup, "utf8")).toBe(original);
  expect(fs.existsSync(join(project.root, "data/history/2026.jpg"))).toBe(false);
});
