import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stylesDigest } from "./styles-digest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "styles-"));
  mkdirSync(join(folder, "components"));
  writeFileSync(join(folder, "components/card.module.css"), ".card { color: red; }");
  writeFileSync(join(folder, "card.tsx"), "");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a changed, a new and a renamed style sheet give a new digest, a component does not", () => {
  const before = stylesDigest(folder);
  expect(stylesDigest(folder)).toBe(before);
  writeFileSync(join(folder, "card.tsx"), "export {}");
  expect(stylesDigest(folder)).toBe(before);
  writeFileSync(join(folder, "tokens.css"), "");
  const added = stylesDigest(folder);
  expect(added).not.toBe(before);
  writeFileSync(join(folder, "components/card.module.css"), ".card { color: blue; }");
  expect(stylesDigest(folder)).not.toBe(added);
});
