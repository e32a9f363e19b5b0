/** @jest-environment node */
import { existsSync } from "node:fs";
import { entryName } from "../../src/content/entry";
import { ProjectCopy } from "../support/project-copy";

const copy = new ProjectCopy();
afterAll(() => copy.remove());

test("a build of invalid content stops before any page is made: one message, exit code 1, no stack trace", () => {
  let invalid: object[] = [];
  copy.change("data/history.json", ([first, second, ...rest]) => {
    invalid = [{ ...first, image: "./history/neni.jpg" }, { ...second, year: undefined }, ...rest];
    return invalid;
  });
  const { status, stdout, stderr } = copy.build();

  // Gatsby breaks lines to the width of a terminal.
  const message = (stdout + stderr).replace(/\s+/g, " ");
  const place = (index: number) => `data/history.json, ${entryName(invalid, index)}, pole`.replace(/\s+/g, " ");
  expect(status).toBe(1);
  expect(message).toContain("Obsah: 2 chyby");
  expect(message).toContain(`${place(0)} „image“ Soubor data/history/neni.jpg neexistuje`);
  expect(message).toContain(`${place(1)} „year“ Povinné pole chybí`);
  expect(stdout + stderr).not.toMatch(/^\s+at /m);
  expect(existsSync(copy.path("public/index.html"))).toBe(false);
}, 240_000);
