import { mkdirSync, writeFileSync } from "node:fs";
import { contentTypes, type DataFile } from "./content-types";
import { jsonSchema, schemaPath } from "./json-schema";

/** `npm run schema`: writes data/schema/ anew after a change of the contract. */
mkdirSync("data/schema", { recursive: true });
for (const name of Object.keys(contentTypes) as DataFile[]) writeFileSync(schemaPath(name), jsonSchema(name));
