import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { Kind, type ObjectTypeDefinitionNode, parse } from "graphql";
import * as z from "zod";
import { jsonSchema, schemaPath } from "./json-schema";
import { contentTypes, type DataFile, dataFiles, schemas } from "./schemas";

const ajv = new Ajv({ validateFormats: false, strict: false, allErrors: true });
const accepts = (name: DataFile, content: unknown) => ajv.validate(JSON.parse(jsonSchema(name)), content);
const content = (name: DataFile) => JSON.parse(readFileSync(`tests/content/data/${name}`, "utf8"));
/** The schema of each field of an entry. */
const fieldsOf = (name: DataFile): [string, z.ZodType][] => {
  const schema: z.ZodType = schemas[name];
  const entry = schema instanceof z.ZodArray ? schema.element : schema;
  return entry instanceof z.ZodObject ? Object.entries(entry.shape) : [];
};

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

/** Fields that only volunteers and the check need, and the name that Gatsby gives to an id. */
const notInGraphql = ["placeholder"];
const graphqlName = (key: string) => (key === "id" ? "jsonId" : key);
/** Fields that no file has, and fields that a file may omit and GraphQL always has. */
const onlyInGraphql = [
  ...["position", "document", "siteUrl", "url"],
  ...["dates", "countdownTimestamp", "overTimestamp", "historyEntry"],
];
const computed = ["isCamp", "disabled", "slug", "yearsWithoutCamp", "details"];

test.each(dataFiles)("the GraphQL type of %s has the fields of its schema and requires the same", (name) => {
  const type = parse(readFileSync("src/graphql/types.graphql", "utf8")).definitions.find(
    (definition): definition is ObjectTypeDefinitionNode =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === contentTypes[name],
  );
  const inSchema = fieldsOf(name)
    .filter(([key]) => !notInGraphql.includes(key))
    .map(([key, field]) => [graphqlName(key), computed.includes(key) || !field.safeParse(undefined).success]);
  const inGraphql = (type?.fields ?? [])
    .filter((field) => !onlyInGraphql.includes(field.name.value))
    .map((field) => [field.name.value, field.type.kind === Kind.NON_NULL_TYPE]);
  expect(inGraphql.sort()).toEqual(inSchema.sort());
});
