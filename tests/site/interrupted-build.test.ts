/** @jest-environment node */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync } from "node:fs";
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
const kept = [".cache", "public"];

/** Adds a year, in front of those that are there, whose pages get other neighbours by it. */
const addYear = (project: ProjectCopy) =>
  project.change("data/history.json", ([newest]) => [{ ...newest, year: "1976", slug: "pridany" }, newest]);

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

test("a build after one that was killed equals a clean one, wherever that was killed", async () => {
  for (const project of [copy, clean]) await project.shrink(picture);
  addYear(clean);
  expect(clean.build().status).toBe(0);
  expect(copy.build().status).toBe(0);
  for (const folder of kept) cpSync(copy.path(folder), copy.path(`finished/${folder}`), { recursive: true });
  addYear(copy);
  for (const step of ["source and transform nodes", "Building HTML renderer"]) {
    for (const folder of kept) {
      rmSync(copy.path(folder), { recursive: true });
      cpSync(copy.path(`finished/${folder}`), copy.path(folder), { recursive: true });
    }
    await killBuild(step);
    expect(copy.build().status).toBe(0);
    expect(published(copy)).toEqual(published(clean));
  }
}, 240_000);
