/** @jest-environment node */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { makeProject, type Project } from "./testing";

let project: Project;
beforeEach(() => {
  project = makeProject();
});
afterEach(() => project.remove());

const tsx = createRequire(resolve("package.json")).resolve("tsx/cli");

function start(command: "add-year" | "new-season", flags: string[], input = "") {
  const script = resolve(`src/cli/${command}-cli.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, script, ...flags], {
    cwd: project.root,
    input,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("add-year by flags, then again", async () => {
  const photo = await project.photo();
  const flags = ["--year", "2024", "--title", "Hrad", "--link", "https://alba.cz/2024", "--photo", photo];
  expect(start("add-year", flags)).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Hotovo\.\n {2}data\/history\/2024\.jpg: .*\n.*\nDál: npm run check/),
    stderr: "",
  });
  const before = project.snapshot();
  expect(start("add-year", flags)).toEqual({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/^Taková akce už v historii je.*\nNic se nezměnilo\.\n$/),
  });
  expect(project.snapshot()).toEqual(before);
});

test("answers come through a pipe; where they end, nothing has changed", () => {
  const before = project.snapshot();
  const { status, stdout, stderr } = start("add-year", [], "2024\ntábor\n");
  expect(status).toBe(1);
  expect(stdout).toMatch(/Rok.*Tábor.*Název/s);
  expect(stderr).toBe("Odpovědi skončily dřív než otázky.\nNic se nezměnilo.\n");
  expect(project.snapshot()).toEqual(before);
});

const answers = ["2024", "tábor", "Hrad", "https://alba.cz/2024"];

// Windows has no signals; there a test could only end the process by force.
const onPosix = process.platform === "win32" ? test.skip : test;
onPosix.each(answers.map((_, index) => index).concat(answers.length))(
  "Ctrl-C after %i answers changes nothing",
  async (count) => {
    const before = project.snapshot();
    const child = spawn(process.execPath, [tsx, resolve("src/cli/add-year-cli.ts")], { cwd: project.root });
    let told = "";
    child.stdout.on("data", (text) => {
      told += text;
      if ((told.match(/[\])]: /g) ?? []).length > count) child.kill("SIGINT");
    });
    child.stdin.write(
      answers
        .slice(0, count)
        .map((answer) => `${answer}\n`)
        .join(""),
    );
    expect(await once(child, "exit")).toEqual([130, null]);
    expect(told).toMatch(/: \nNic se nezměnilo\.\n$/);
    expect(project.snapshot()).toEqual(before);
  },
);

test("an unknown flag is answered by the way to write the command", () => {
  expect(start("new-season", ["--tema", "Hrad"])).toEqual({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/npm run new-season -- --theme "…".*\nNic se nezměnilo\.\n$/s),
  });
});

test("a folder that is missing is told without a stack trace", async () => {
  rmSync(join(project.root, "data/history"), { recursive: true });
  const photo = await project.photo();
  const flags = ["--year", "2024", "--title", "Hrad", "--link", "https://alba.cz/2024", "--photo", photo];
  const { status, stderr } = start("add-year", flags);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Soubor nebo složka neexistuje\. \(.*\)\nNic se nezměnilo\.\n$/);
});
