import { readFileSync } from "node:fs";
import { Kind, type ObjectTypeDefinitionNode, parse } from "graphql";
import { contentTypes } from "../content/schemas";

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
