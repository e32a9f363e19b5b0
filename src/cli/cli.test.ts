/** @jest-environment node */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createProject, type Project } from "./testing";

let project: Project;
let before: Record<string, string>;
beforeEach(() => {
  project = createProject();
  before = project.snapshot();
});
afterEach(() => project.remove());

// The tsx command would kill a program that is slow to handle a signal; as a loader it does not interfere.
const tsx = pathToFileURL(createRequire(resolve("package.json")).resolve("tsx")).href;
const script = (command: "add-year" | "new-season") => ["--import", tsx, resolve(`src/cli/${command}-cli.ts`)];
const start = (command: "add-year" | "new-season", flags: string[], input = "") =>
  spawnSync(process.execPath, [...script(command), ...flags], { cwd: project.root, input, encoding: "utf8" });
const allFlags = (photo: string) => [
  "--year",
  "2024",
  "--title",
  "Hrad",
  "--link",
  "https://alba.cz/2024",
  "--photo",
  photo,
];

test("add-year with flags, then the same again", async () => {
  const flags = allFlags(await project.photo());
  expect(start("add-year", flags)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Hotovo\.\n {2}data\/history\/2024\.jpg: .*\n.*\nDál: npm run check/),
    stderr: "",
  });
  before = project.snapshot();
  expect(start("add-year", flags)).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/^Taková akce už v historii je.*\nNic se nezměnilo\.\n$/),
  });
  expect(project.snapshot()).toEqual(before);
});

test("answers come through a pipe; if they end too early, nothing changes", () => {
  expect(start("add-year", [], "2024\ntábor\n")).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/Rok.*Tábor.*Název/s),
    stderr: "Odpovědi skončily dřív než otázky.\nNic se nezměnilo.\n",
  });
  expect(project.snapshot()).toEqual(before);
});

// Windows has no signals: a test could only kill the process.
const onPosix = process.platform === "win32" ? test.skip : test;
onPosix.each([0, 1, 2, 3, 4])("Ctrl-C after %i answers changes nothing", async (count) => {
  const answers = ["2024\n", "tábor\n", "Hrad\n", "https://alba.cz/2024\n"].slice(0, count);
  const child = spawn(process.execPath, script("add-year"), { cwd: project.root });
  let output = "";
  child.stdout.on("data", (text) => {
    output += text;
    if ((output.match(/[\])]: /g) ?? []).length > count) child.kill("SIGINT");
  });
  child.stdin.write(answers.join(""));
  expect(await once(child, "close")).toEqual([130, null]);
  expect(output).toMatch(/: \nNic se nezměnilo\.\n$/);
  expect(project.snapshot()).toEqual(before);
});

test("an unknown flag is answered by the usage of the command", () => {
  expect(start("new-season", ["--tema", "Hrad"])).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/npm run new-season -- --theme "…".*\nNic se nezměnilo\.\n$/s),
  });
});

test("a missing folder is reported without a stack trace", async () => {
  rmSync(join(project.root, "data/history"), { recursive: true });
  expect(start("add-year", allFlags(await project.photo()))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Soubor nebo složka neexistuje\. \(.*\)\nNic se nezměnilo\.\n$/),
  });
});
