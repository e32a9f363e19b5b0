import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { jsonSchema, schemaPath } from "./json-schema";
import { type DataFile, dataFiles } from "./schemas";

const ajv = new Ajv({ validateFormats: false, strict: false, allErrors: true });
const accepts = (name: DataFile, content: unknown) => ajv.validate(JSON.parse(jsonSchema(name)), content);
const content = (name: DataFile) => JSON.parse(readFileSync(`tests/content/data/${name}`, "utf8"));
test.each(dataFiles)("data/schema/ of %s matches the schemas (if not: npm run schema)", (name) => {
  expect(readFileSync(schemaPath(name), "utf8")).toBe(jsonSchema(name));
});

test.each(dataFiles)("VS Code checks %s by its JSON Schema", (name) => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(settings["json.schemas"]).toContainEqual({ fileMatch: [`/data/${name}`], url: `./${schemaPath(name)}` });
});

test.each(dataFiles)("the JSON Schema accepts the current %s", (name) => {
  expect([accepts(name, content(name)), ajv.errors]).toEqual([true, null]);
});
