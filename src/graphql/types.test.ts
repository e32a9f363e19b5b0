import { readFileSync } from "node:fs";
import { Kind, type ObjectTypeDefinitionNode, parse } from "graphql";
import * as z from "zod";
import { contentTypes, type DataFile, dataFiles, schemas } from "../content/schemas";

const types = parse(readFileSync("src/graphql/types.graphql", "utf8")).definitions.filter(
  (definition): definition is ObjectTypeDefinitionNode => definition.kind === Kind.OBJECT_TYPE_DEFINITION,
);

test("there is a type for each data file, and nothing in it is inferred", () => {
  const fromFiles = types.filter((type) => type.interfaces?.some(({ name }) => name.value === "Node"));
  expect(fromFiles.map((type) => type.name.value).sort()).toEqual(Object.values(contentTypes).sort());
  for (const type of fromFiles) expect(type.directives?.map(({ name }) => name.value)).toContain("dontInfer");
});

test("each type and field has a description", () => {
  const described = types.flatMap((type) => [type, ...(type.fields ?? [])]);
  expect(described.filter(({ description }) => !description?.value.trim()).map(({ name }) => name.value)).toEqual([]);
});

/** The schema of each field of an entry. */
const fieldsOf = (name: DataFile): [string, z.ZodType][] => {
  const schema: z.ZodType = schemas[name];
  const entry = schema instanceof z.ZodArray ? schema.element : schema;
  return entry instanceof z.ZodObject ? Object.entries(entry.shape) : [];
};

/** Fields that only volunteers and the check need, and the name that Gatsby gives to an id. */
const notInGraphql = ["placeholder"];
const graphqlName = (key: string) => (key === "id" ? "jsonId" : key);
/** Fields that no file has, and fields that a file may omit and GraphQL always has. */
const onlyInGraphql = [
  ...["position", "document", "siteUrl", "url"],
  ...["dates", "countdownTimestamp", "overTimestamp", "historyEntry"],
];
const computed = ["isCamp", "disabled", "slug", "yearsWithoutCamp", "details", "questions"];

test.each(dataFiles)("the GraphQL type of %s has the fields of its schema and requires the same", (name) => {
  const type = types.find((type) => type.name.value === contentTypes[name]);
  const inSchema = fieldsOf(name)
    .filter(([key]) => !notInGraphql.includes(key))
    .map(([key, field]) => [graphqlName(key), computed.includes(key) || !field.safeParse(undefined).success]);
  const inGraphql = (type?.fields ?? [])
    .filter((field) => !onlyInGraphql.includes(field.name.value))
    .map((field) => [field.name.value, field.type.kind === Kind.NON_NULL_TYPE]);
  expect(inGraphql.sort()).toEqual(inSchema.sort());
});
