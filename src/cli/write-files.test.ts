/** @jest-environment node */
import fs from "node:fs";
import { join } from "node:path";
import { IncompleteRollbackError } from "./errors";
import { createProject, type Project } from "./testing";
import { type FileChange, writeFiles } from "./write-files";

let project: Project;
let before: Record<string, string>;
let changes: FileChange[];
const pathOf = (name: string) => join(project.root, "data", name);
beforeEach(() => {
  project = createProject();
  before = project.snapshot();
  const replace = (name: string) => ({
    path: pathOf(name),
    before: project.read(`data/${name}`),
    content: `nový ${name}`,
  });
  const added = { path: pathOf("history/2026.jpg"), content: Buffer.from("obrázek") };
  changes = [added, replace("history.json"), replace("camp.json")];
});
afterEach(() => project.remove());

const systemError = (code: string) => Object.assign(new Error(code), { code });

/** The real file system, except that the function `name` fails at its `nth` call. */
function failing(name: keyof typeof fs, nth: number, code: string) {
  let calls = 0;
  const real = fs[name] as (...args: unknown[]) => unknown;
  const broken = (...args: unknown[]) => {
    if (++calls === nth) throw systemError(code);
    return real(...args);
  };
  return { ...fs, [name]: broken };
}

const withoutLinks = (code: string) => () => {
  throw systemError(code);
};

test.each([
  ["with links", fs.linkSync],
  ["without links", withoutLinks("ENOTSUP")],
])("writes all files and leaves no other (%s)", (_, linkSync) => {
  fs.chmodSync(pathOf("history.json"), 0o600);
  writeFiles(changes, { ...fs, linkSync });
  expect(project.snapshot()).toEqual({
    ...before,
    [pathOf("history/2026.jpg")]: Buffer.from("obrázek").toString("latin1"),
    [pathOf("history.json")]: Buffer.from("nový history.json").toString("latin1"),
    [pathOf("camp.json")]: Buffer.from("nový camp.json").toString("latin1"),
  });
  if (process.platform !== "win32") expect(fs.statSync(pathOf("history.json")).mode & 0o777).toBe(0o600);
});

test.each<[keyof typeof fs, number, string, RegExp, object?]>([
  ["writeFileSync", 1, "EROFS", /jen pro čtení/],
  ["writeFileSync", 2, "ENOSPC", /není místo/],
  ["writeFileSync", 3, "EACCES", /práva/],
  ["readFileSync", 2, "ENOENT", /neexistuje/],
  ["chmodSync", 1, "EPERM", /práva/],
  ["linkSync", 3, "EEXIST", /už existuje/],
  ["renameSync", 1, "EBUSY", /jiný program/],
  ["renameSync", 2, "EIO", /nepovedlo: EIO/],
  ["renameSync", 2, "EIO", /nepovedlo: EIO/, { linkSync: withoutLinks("ENOTSUP") }],
])("rolls back if %s fails at call %i with %s", (name, nth, code, reason, replaced = {}) => {
  const files = { ...failing(name, nth, code), ...replaced };
  expect(() => writeFiles(changes, files)).toThrow(reason);
  expect(project.snapshot()).toEqual(before);
});

test.each([
  ["with links", fs.linkSync],
  ["without links", withoutLinks("EPERM")],
])("a new file never replaces one created meanwhile (%s)", (_, linkSync) => {
  project.write("data/history/2026.jpg", "cizí");
  const meanwhile = project.snapshot();
  expect(() => writeFiles(changes, { ...fs, linkSync })).toThrow(/2026\.jpg/);
  expect(project.snapshot()).toEqual(meanwhile);
});

test("a file changed meanwhile stays as it is", () => {
  project.write("data/camp.json", "{}");
  const meanwhile = project.snapshot();
  expect(() => writeFiles(changes)).toThrow(/camp\.json mezitím/);
  expect(project.snapshot()).toEqual(meanwhile);
});

test("the message does not contain the name of a temporary file", () => {
  fs.rmSync(pathOf("history"), { recursive: true });
  expect(() => writeFiles(changes)).toThrow(`(${pathOf("history/2026.jpg")})`);
});

test("if rolling back fails, the original is kept and the message says where", () => {
  const renameSync = (from: fs.PathLike, to: fs.PathLike) => {
    if (`${from}`.endsWith(".old.tmp") || `${to}`.endsWith("camp.json")) throw systemError("EIO");
    fs.renameSync(from, to);
  };
  let message = "";
  try {
    writeFiles(changes, { ...fs, renameSync });
  } catch (error) {
    if (error instanceof IncompleteRollbackError) message = error.message;
  }
  const [, backup = ""] = /soubor (\S+) přejmenujte na history\.json/.exec(message) ?? [];
  expect(fs.readFileSync(backup, "latin1")).toBe(before[pathOf("history.json")]);
  expect(fs.existsSync(pathOf("history/2026.jpg"))).toBe(false);
});
