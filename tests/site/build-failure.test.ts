/** @jest-environment node */
import { existsSync } from "node:fs";
import { entryName } from "../../src/content/entry";
import { ProjectCopy } from "../support/project-copy";

const copy = new ProjectCopy();
afterAll(() => copy.remove());

test("a build of broken content stops before any page is made: one message, exit code 1, no stack trace", () => {
  let broken: object[] = [];
  copy.change("data/history.json", ([first, second, ...rest]) => {
    broken = [{ ...first, image: "./history/neni.jpg" }, { ...second, year: undefined }, ...rest];
    return broken;
  });
  const build = copy.build();

  const output = build.stdout + build.stderr;
  // Gatsby breaks lines to the width of a terminal.
  const unbroken = output.replace(/\s+/g, " ");
  const where = (index: number) => `data/history.json, ${entryName(broken, index)}, pole`.replace(/\s+/g, " ");
  expect(build.status).toBe(1);
  expect(unbroken).toContain("Obsah: 2 chyby");
  expect(unbroken).toContain(`${where(0)} „image“ Soubor data/history/neni.jpg neexistuje`);
  expect(unbroken).toContain(`${where(1)} „year“ Povinné pole chybí`);
  expect(output).not.toMatch(/^\s+at /m);
  expect(existsSync(copy.path("public/index.html"))).toBe(false);
}, 60_000);
