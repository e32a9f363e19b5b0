/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clearStaleOutput } from "./clear-stale-output";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "site-"));
  for (const folder of ["public", ".cache/webpack", ".cache/data"]) mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));
const left = () => ["public", ".cache/webpack", ".cache/data"].filter((folder) => existsSync(join(root, folder)));
const builtFor = (siteUrl: string) =>
  writeFileSync(join(root, "public/robots.txt"), `User-agent: *\nAllow: /\nSitemap: ${siteUrl}sitemap.xml\n`);

test.each([
  ["https://klub.cz/tabor/", "https://klub.cz/tabor/", ["public", ".cache/webpack", ".cache/data"]],
  ["https://klub.cz/", "https://klub.cz/tabor/", [".cache/data"]],
  ["https://klub.cz/tabor/", "https://klub.cz/", [".cache/data"]],
  ["https://klub.cz/tabor/", "https://tabor.cz/", [".cache/data"]],
])("after a build for %s a build for %s finds %j", (before, now, expected) => {
  builtFor(before);
  clearStaleOutput(root, now);
  expect(left()).toEqual(expected);
});

test("after an interrupted build everything is stale", () => {
  clearStaleOutput(root, "https://klub.cz/");
  expect(left()).toEqual([".cache/data"]);
});

test("without an earlier build there is nothing to clear", () => {
  rmSync(join(root, "public"), { recursive: true });
  rmSync(join(root, ".cache"), { recursive: true });
  expect(() => clearStaleOutput(root, "https://klub.cz/")).not.toThrow();
});
