import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beginBuild, finishBuild } from "./build-mark";

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "sestaveni-"));
afterAll(() => {
  process.chdir(home);
  delete process.env.SITE_URL;
  rmSync(folder, { recursive: true });
});

const change = (path: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, String(Math.random()));
};

test.each([
  ["src/pages/letos.tsx", true],
  ["src/styles/global.css", false],
  ["src/build/csp.ts", false],
  ["src/graphql/resolvers.ts", false],
  ["src/lib/slug.ts", false],
  ["SITE_URL", false],
])("whether what Gatsby keeps of a finished build stays after a change of %s: %s", (changed, stays) => {
  process.chdir(folder);
  for (const path of [".cache/kept", "public/kept", "public/sprava/main.js", "src/index.ts"]) change(path);
  finishBuild();
  if (changed === "SITE_URL") process.env.SITE_URL = "https://klub.cz/tabor/";
  else change(changed);
  beginBuild();
  expect([".cache/kept", "public/kept", "public/sprava"].map(existsSync)).toEqual([stays, stays, false]);
});
