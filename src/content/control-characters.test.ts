/** @jest-environment node */
import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { formatReport } from "./format-report";
import { jsonSchema } from "./json-schema";
import { type DataFile, dataFiles } from "./schemas";
import { validateSchema } from "./validate-schema";

const read = (name: DataFile) => JSON.parse(readFileSync(`data/${name}`, "utf8"));
const now = new Date("2026-07-01T12:00:00Z");

/** The paths of all texts in a value, of a list only in its first entry. */
const texts = (value: unknown, path: string[] = []): string[][] => {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  return entries.flatMap(([key, child]) => texts(child, [...path, key]));
};
/** The content of a data file with one text changed. */
const changed = (name: DataFile, path: string[], change: (text: string) => string) => {
  const content = read(name);
  const parent = path.slice(0, -1).reduce((value, key) => value[key], content);
  const key = path.at(-1) ?? "";
  parent[key] = change(parent[key]);
  return content;
};

const characters = ["\0", "\t", "\n", "\r", "\u001B", "\u007F", "\u0085", "\u2028", "\u2029", "\uD83C", "\uDF92"];
const cases = dataFiles.flatMap((name) =>
  texts(read(name)).map((path): [DataFile, string, string[]] => [name, path.join("."), path]),
);

test.each(cases)(
  "%s, %s: control characters are refused, and shown in a form that can be seen",
  (name, field, path) => {
    const inSchema = new Ajv({ validateFormats: false, strict: false }).compile(JSON.parse(jsonSchema(name)));
    for (const char of characters) {
      const content = changed(name, path, (text) => `${text}${char}x`);
      const found = validateSchema(name, content, now);
      const inMessage = field
        .replace(/^\d+\./, "")
        .replace(/\.(\d+)$/, (_, index) => `, ${Number(index) + 1}. položka`);
      expect(found).toMatchObject([{ severity: "error", field: inMessage }]);
      // Editors check these by their format.
      if (!/^(start|end|leader\.email)$/.test(field)) expect(inSchema(content)).toBe(false);
      const message = formatReport({ problems: found, placeholders: [] }).text;
      expect(message).not.toMatch(/[^\P{C}\n]/u);
      expect(message).toMatch(/\\[ntr]|\\u[0-9a-f]{4}/);
    }
  },
);

test("a control character far into a text is shown with what is around it", () => {
  const content = changed("camp.json", ["invitation"], (text) => `${text.slice(0, 300)} Těšíme\u0007 se.`);
  expect(validateSchema("camp.json", content, now)).toMatchObject([
    { what: expect.stringContaining("neviditelný znak"), found: expect.stringContaining('Těšíme\\u0007 se."') },
  ]);
});

test("letters, no-break spaces, dashes and emoji are accepted", () => {
  const content = changed("camp.json", ["invitation"], () => "Žluťoučký kůň – 8\u00A0let 🏕️ 👨‍👩‍👧");
  expect(validateSchema("camp.json", content, now)).toEqual([]);
});
