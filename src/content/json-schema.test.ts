/** @jest-environment node */
import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { Kind, type ObjectTypeDefinitionNode, parse } from "graphql";
import { z } from "zod";
import { typeDefs as graphqlSchema } from "../graphql/type-defs";
import { contentTypes, type DataFile } from "./content-types";
import { jsonSchema, schemaPath } from "./json-schema";
import { schemas } from "./schemas";

const names = Object.keys(contentTypes) as DataFile[];
const ajv = new Ajv({ validateFormats: false, strict: false, allErrors: true });
const accepts = (name: DataFile, content: unknown) => ajv.validate(JSON.parse(jsonSchema(name)), content);
const content = (name: DataFile) => JSON.parse(readFileSync(`data/${name}`, "utf8"));

test.each(names)("data/schema/ of %s is that of the schemas (else: npm run schema)", (name) => {
  expect(readFileSync(schemaPath(name), "utf8")).toBe(jsonSchema(name));
});

test.each(names)("VS Code checks %s by its schema", (name) => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(settings["json.schemas"]).toContainEqual({ fileMatch: [`/data/${name}`], url: `./${schemaPath(name)}` });
});

test.each(names)("the schema accepts the present %s", (name) => {
  expect([accepts(name, content(name)), ajv.errors]).toEqual([true, null]);
});

test.each<[DataFile, object]>([
  ["history.json", { year: 1987 }],
  ["history.json", { year: "87" }],
  ["history.json", { link: "javascript:alert(1)" }],
  ["history.json", { titel: "A" }],
  ["leaders.json", { id: 7 }],
  ["leaders.json", { name: " " }],
  ["files.json", { link: "a.pdf" }],
  ["camp.json", { start: "20. 7. 2025" }],
  ["camp.json", { start: "2025-07-20T12:00:00Z" }],
  ["contacts.json", { deputy: { phone: "123" } }],
  ["site.json", { copyrightFrom: "2017" }],
])("the schema of %s rejects %j", (name, fields) => {
  const good = content(name);
  expect(accepts(name, Array.isArray(good) ? [{ ...good[0], ...fields }] : { ...good, ...fields })).toBe(false);
});

/** Each field that the contract knows, with its description. */
function described(schema: z.ZodType): [string, string | undefined][] {
  if (schema instanceof z.ZodArray) return described(schema.element as z.ZodType);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, field]) => [key, field.description]);
}

test.each(names.flatMap((name) => described(schemas[name]).map(([key, text]) => [name, key, text])))(
  "%s: %s has a Czech description for editors, or its parts have",
  (_, key, text) => {
    expect(text ?? (key === "video" || key === "author" ? "in its parts" : undefined)).toMatch(/\p{L}/u);
  },
);

/** Fields that are only for volunteers and the check, or that Gatsby names anew. */
const inGraphql = (key: string) => (key === "id" ? "jsonId" : key);
const notInGraphql = ["placeholder"];
/** Fields that no file has, and fields that a file may leave out and GraphQL always has. */
const onlyInGraphql = ["position", "countdownTimestamp", "document", "siteUrl", "url"];
const computed = ["isCamp", "disabled"];

test.each(names)("the GraphQL type of %s has the fields of the schemas, and requires what it requires", (name) => {
  const type = parse(graphqlSchema).definitions.find(
    (definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === contentTypes[name],
  ) as ObjectTypeDefinitionNode;
  const contractSchema = schemas[name] as z.ZodType;
  const object = (contractSchema instanceof z.ZodArray ? contractSchema.element : contractSchema) as z.ZodObject;
  const fromContract = Object.entries(object.shape as Record<string, z.ZodType>)
    .filter(([key]) => !notInGraphql.includes(key))
    .map(([key, field]) => [inGraphql(key), computed.includes(key) || !field.isOptional()]);
  const fromGraphql = (type.fields ?? []).map((field) => [field.name.value, field.type.kind === Kind.NON_NULL_TYPE]);
  expect(fromGraphql.filter(([key]) => !onlyInGraphql.includes(String(key))).sort()).toEqual(fromContract.sort());
});
