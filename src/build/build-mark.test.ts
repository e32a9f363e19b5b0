/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beginBuild, finishBuild } from "./build-mark";

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "sestaveni-"));
const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
beforeEach(() => {
  process.chdir(folder);
  for (const path of [".cache/kept", "public/kept", "src/pages/letos.tsx"]) write(path, "1");
  finishBuild();
});
afterEach(() => process.chdir(home));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["no change", true, () => {}],
  ["a change of a page, which Gatsby notices,", true, () => write("src/pages/letos.tsx", "2")],
  ["a change of a style", false, () => write("src/styles/a.css", "2")],
  ["a change of a resolver", false, () => write("src/graphql/a.ts", "2")],
  ["a change of a function", false, () => write("src/lib/a.ts", "2")],
  ["a change of what builds pages", false, () => write("src/build/a.ts", "2")],
  ["a build that was killed", false, beginBuild],
])("whether Gatsby goes on with a finished build after %s: %s", (_, stays, change) => {
  change();
  beginBuild();
  expect([".cache/kept", "public/kept"].map(existsSync)).toEqual([stays, stays]);
});
