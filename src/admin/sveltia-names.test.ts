import { readFileSync } from "node:fs";
import { STORES } from "./stores";

// The form relies on names that Sveltia CMS does not document. This test says which of them an upgrade has taken away.

const read = (path: string) => readFileSync(path, "utf8");
const cms = read("node_modules/@sveltia/cms/npm/index.js");
const find = (path: string, pattern: RegExp) => [...read(path).matchAll(pattern)].map(([, name]) => String(name));

const OUR_CLASSES = ["no-repository", "in-frame", "not-started"];
const classes = [
  ...find("src/admin/index.html", /(?<=^ {6,8}[^;]*)\.([a-z][\w-]+)(?=[^;]*[{,]$)/gm),
  ...["listeners", "drafts"].flatMap((file) =>
    find(`src/admin/${file}.ts`, /(?<=["'`][^"'`]*)\.([a-z][\w-]+)(?=[^"'`]*["'`])/g),
  ),
].filter((name) => !OUR_CLASSES.includes(name) && name !== "pdf");
const variables = find("src/admin/index.html", /(--sui-[\w-]+)/g);
const inRequests = ["createCommitOnBranch", "history(first: 1)", "expectedHeadOid", "additions"];
const others = ["sveltia-cms.user", "saving_failed", "preSave", "postSave", "nc-root", "data-label", "collectionName"];

test("the names are found in our files", () => {
  expect(classes).toEqual(expect.arrayContaining(["toolbar", "item-body", "processing", "preview"]));
  expect(variables).toContain("--sui-textbox-height");
});

test.each([...new Set([...classes, ...variables, ...inRequests, ...others])])("Sveltia CMS has %s", (name) => {
  // As a whole word, because short names are parts of others.
  expect(new RegExp(`(?<![\\w-])${name.replace(/[()]/g, "\\$&")}(?![\\w-])`).test(cms)).toBe(true);
});

test("the database of Sveltia CMS has the stores that the form creates, and no others", () => {
  const [, Store] = /new (\w+)\(\w+,`draft-backups`/.exec(cms) ?? [];
  const [, open] = /(\w+)\(\w+,`file-system-handles`\)/.exec(cms) ?? [];
  const names = [...cms.matchAll(new RegExp(`\\b(?:new ${Store}|${open})\\([\\w.?]+,\`([\\w-]+)\``, "g"))];
  expect([...new Set(names.map(([, name]) => name))].sort()).toEqual(Object.keys(STORES).sort());
});
