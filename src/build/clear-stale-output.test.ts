/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clearStaleOutput } from "./clear-stale-output";

const FOLDERS = ["public", ".cache/webpack", ".cache/data"];
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "site-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ["the same URL", "https://klub.cz/tabor/", FOLDERS],
  ["another path", "https://klub.cz/", [".cache/data"]],
  ["another host", "https://tabor.cz/tabor/", [".cache/data"]],
  ["an unknown URL, as it was interrupted", undefined, [".cache/data"]],
])("after a build for %s the next one finds %j", (_, siteUrl, expected) => {
  for (const folder of FOLDERS) mkdirSync(join(root, folder), { recursive: true });
  if (siteUrl) writeFileSync(join(root, "public/robots.txt"), `Allow: /\nSitemap: ${siteUrl}sitemap.xml\n`);
  clearStaleOutput(root, "https://klub.cz/tabor/");
  expect(FOLDERS.filter((folder) => existsSync(join(root, folder)))).toEqual(expected);
});

test("without an earlier build there is nothing to clear", () => {
  expect(() => clearStaleOutput(root, "https://klub.cz/")).not.toThrow();
});
