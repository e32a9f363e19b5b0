import { z } from "zod";
import type { DataFile } from "./content-types";
import { schemas } from "./schemas";

/** The JSON Schema of a data file (draft 7, which editors know best), as text: editors complete and check by it. */
export function jsonSchema(name: DataFile): string {
  return `${JSON.stringify(z.toJSONSchema(schemas[name], { io: "input", target: "draft-7" }), null, 2)}\n`;
}

/** Where the schema of a data file lies. */
export const schemaPath = (name: DataFile) => `data/schema/${name.replace(".json", ".schema.json")}`;
