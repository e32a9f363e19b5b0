import { mkdirSync, writeFileSync } from "node:fs";
import { jsonSchema, schemaPath } from "./json-schema";
import { dataFiles } from "./schemas";

/** `npm run schema`: rewrites data/schema/ after a change of the schemas. */
mkdirSync("data/schema", { recursive: true });
for (const name of dataFiles) writeFileSync(schemaPath(name), jsonSchema(name));
