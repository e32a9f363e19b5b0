import * as z from "zod";
import { type DataFile, schemas } from "./schemas";

/** The JSON Schema of a data file as text, for code editors, which support Draft 7 best. */
export const jsonSchema = (name: DataFile): string =>
  `${JSON.stringify(z.toJSONSchema(schemas[name], { io: "input", target: "draft-7" }), null, 2)}\n`;

/** The path of the JSON Schema of a data file, from the root of the project. */
export const schemaPath = (name: DataFile) => `data/schema/${name.replace(".json", ".schema.json")}`;
