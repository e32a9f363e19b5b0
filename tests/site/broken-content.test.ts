/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { entryName } from "../../src/content/entry";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rozbity-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("a build of broken content stops before any page is made: one message, exit code 1, no stack trace", () => {
  for (const path of ["data", "src", "static", "package.json", "tsconfig.json"])
    cpSync(path, join(root, path), { recursive: true });
  for (const name of ["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"])
    cpSync(name, join(root, name));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"), "junction");

  const file = join(root, "data/history.json");
  const [first, second, ...rest] = JSON.parse(readFileSync(file, "utf8"));
  const broken = [{ ...first, image: "./history/neni.jpg" }, { ...second, year: undefined }, ...rest];
  writeFileSync(file, JSON.stringify(broken));
  const build = spawnSync(process.execPath, [resolve("node_modules/gatsby/cli.js"), "build"], {
    cwd: root,
    encoding: "utf8",
  });

  const output = build.stdout + build.stderr;
  // Gatsby breaks lines to the width of a terminal.
  const unbroken = output.replace(/\s+/g, " ");
  const where = (index: number) => `data/history.json, ${entryName(broken, index)}, pole`.replace(/\s+/g, " ");
  expect(build.status).toBe(1);
  expect(unbroken).toContain("Obsah: 2 chyby");
  expect(unbroken).toContain(`${where(0)} „image“ Soubor data/history/neni.jpg neexistuje`);
  expect(unbroken).toContain(`${where(1)} „year“ Povinné pole chybí`);
  expect(output).not.toMatch(/^\s+at /m);
  expect(existsSync(join(root, "public/index.html"))).toBe(false);
}, 60_000);
