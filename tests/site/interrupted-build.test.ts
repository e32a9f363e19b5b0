/** @jest-environment node */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { listFiles } from "../../src/lib/list-files";
import { BUILD, ProjectCopy } from "../support/project-copy";

const copy = new ProjectCopy();
const clean = new ProjectCopy();
afterAll(() => {
  copy.remove();
  clean.remove();
});

const picture = sharp({ create: { width: 1600, height: 1600, channels: 3, background: "#fff" } });

/** Adds a year before those that are there, whose pages get other neighbours by it. */
const addYear = (project: ProjectCopy, year: string) =>
  project.change("data/history.json", ([newest, ...rest]) => [
    { ...newest, year, slug: `pridany-${year}` },
    newest,
    ...rest,
  ]);

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
const published = (project: ProjectCopy) =>
  Object.fromEntries(listFiles(project.path("public")).map((file) => [file, hashOf(project.path(`public/${file}`))]));

/** Kills a build as soon as it says that a step is done. */
async function killBuild(step: string) {
  const build = spawn("npm", BUILD, { cwd: copy.root, detached: true });
  const exit = once(build, "exit");
  for await (const text of build.stdout.setEncoding("utf8"))
    if (text.includes(`success ${step}`)) process.kill(-Number(build.pid), "SIGKILL");
  await exit;
}

/** The steps after which a build is killed, with the year that is added before. The workflow of the night tries both. */
const kills = [
  ["1976", "Building HTML renderer"],
  ["1977", "source and transform nodes"],
].slice(0, process.env.KILL_BUILD_TWICE === "true" ? 2 : 1) as [year: string, step: string][];

test("a build after one that was killed equals a clean one, wherever that was killed", async () => {
  for (const project of [copy, clean]) await project.shrink(picture);
  for (const [year] of kills) addYear(clean, year);
  // Beside the first build of the other copy, because a build uses less than two processors.
  const cleanBuild = once(spawn("npm", BUILD, { cwd: clean.root, stdio: "ignore" }), "exit");
  expect(copy.build().status).toBe(0);
  for (const [year, step] of kills) {
    addYear(copy, year);
    await killBuild(step);
    expect(copy.build().status).toBe(0);
  }
  expect(await cleanBuild).toEqual([0, null]);
  expect(published(copy)).toEqual(published(clean));
}, 240_000);
