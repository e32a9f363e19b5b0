import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cssHash } from "./css-hash";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "styles-"));
  mkdirSync(join(folder, "components"));
  writeFileSync(join(folder, "components/card.module.css"), ".card { color: red; }");
  writeFileSync(join(folder, "card.tsx"), "");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a changed or new stylesheet changes the hash, a component does not", () => {
  const before = cssHash(folder);
  expect(cssHash(folder)).toBe(before);
  writeFileSync(join(folder, "card.tsx"), "export {}");
  expect(cssHash(folder)).toBe(before);
  writeFileSync(join(folder, "tokens.css"), "");
  const added = cssHash(folder);
  expect(added).not.toBe(before);
  writeFileSync(join(folder, "components/card.module.css"), ".card { color: blue; }");
  expect(cssHash(folder)).not.toBe(added);
});
