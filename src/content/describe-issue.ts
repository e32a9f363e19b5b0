import * as z from "zod";
import { valueAt } from "./entry";
import type { ProblemDetails } from "./problem";
import { RESTORE } from "./problem";

/** The Czech words for the types of zod, in JSON and in the form. In a message they come after „má být“. */
const types: Record<string, [inJson: string, inForm: string]> = {
  string: ["text v uvozovkách", "text"],
  boolean: ["true nebo false, bez uvozovek", "zapnuto nebo vypnuto"],
  array: ["seznam v hranatých závorkách [ ]", "seznam"],
  object: ["záznam ve složených závorkách { }", "záznam"],
};

const COMMA = "za posledním polem záznamu ani za posledním textem seznamu čárka být nesmí";
const DELETE = `smažte i s hodnotou a čárkou za ní; ${COMMA}.`;
const ADD =
  "Je-li v souboru pod jiným názvem nebo na jiném místě, opravte to. Jinak hned za závorku {, kterou záznam začíná, vložte řádek";

/** Describes an issue of zod in Czech. `content` and `schema` are those of the whole file. */
export function describeIssue(issue: z.core.$ZodIssue, content: unknown, schema: z.ZodType): ProblemDetails {
  const { fields, examples, description } = schemaAt(schema, issue.path);
  if (issue.code === "unrecognized_keys") {
    const [key] = issue.keys;
    return {
      what: `Neznámé pole „${key}“.`,
      inForm: `Neznámé pole „${key}“. Formulář ho neukazuje, odebrat jde jen přímo v souboru.`,
      advice: `Má-li to být některé z polí ${fields}, které v záznamu ještě není, přejmenujte ho. Patří-li jinam, přesuňte ho tam. Jinak pole „${key}“ ${DELETE}`,
    };
  }
  const found = valueAt(content, issue.path);
  // Our own messages begin with one of these words.
  const own = /^(má|nesmí)/.test(issue.message) && issue.message;
  const [inJson = "", inForm = ""] = (issue.code === "invalid_type" && types[issue.expected]) || [];
  const [example] = issue.code === "custom" || issue.message.startsWith("nesmí") ? [] : examples;
  const sentence = (type: string, example?: string) =>
    [own || `má být ${type}`, example].filter(Boolean).join(", například ");
  const expected = sentence(fields ? `${inJson} s poli ${fields}` : inJson, example && `"${example}"`);
  const simple = sentence(inForm, example);
  if (found === undefined)
    return {
      what: "Povinné pole chybí.",
      inForm: issue.code === "custom" ? issue.params?.inForm : undefined,
      advice:
        `${ADD} "${String(issue.path.at(-1))}": s hodnotou a čárkou na konci; ${COMMA}. Hodnota ${expected}. ${description}`.trim(),
    };
  return {
    what: `Hodnota ${expected}.`,
    inForm: `Hodnota ${simple}.`,
    found: excerpt(found),
    advice: issue.path.length === 0 ? RESTORE : REWRITE,
  };
}

const REWRITE =
  "Patří-li do jiného pole, přesuňte ji tam. Jinak ji přepište podle toho. Uvozovky kolem textu a čárku za ní nechte.";

/** The beginning of a value as JSON. */
export function excerpt(found: unknown): string {
  const text = JSON.stringify(found);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/**
 * What the schema of a file says about the value at a path. If the value is a record, `fields` has the names of its fields.
 * `description` is what the form says about the field, or an empty text.
 */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]) {
  let at: unknown = schema;
  for (const key of path) {
    at = at instanceof z.ZodArray ? at.element : at instanceof z.ZodObject && at.shape[String(key)];
    if (at instanceof z.ZodOptional) at = at.unwrap();
  }
  const fields = at instanceof z.ZodObject && Object.keys(at.shape).join(", ");
  const { examples = [], description = "" } = (at instanceof z.ZodType && at.meta()) || {};
  return { fields, examples, description };
}
