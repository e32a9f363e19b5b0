import * as z from "zod";
import { isEntry, valueAt } from "./entry";
import type { ProblemDetails } from "./problem";
import { escapeInvisible, INVISIBLE, NO_INVISIBLE, REMOVE_INVISIBLE, RESTORE, WHOLE_RECORD } from "./problem";

/** The Czech words for the types of zod. In a message they come after „má být“. */
const types: Record<string, string> = {
  string: "text v uvozovkách",
  boolean: "true nebo false, bez uvozovek",
  array: "seznam v hranatých závorkách [ ]",
  object: "záznam ve složených závorkách { }",
};

/** Messages that tell somebody to delete or to add something end with this reminder. */
const COMMA = "za posledním polem záznamu ani za posledním textem seznamu čárka být nesmí";

/** Describes an issue of zod in Czech. `content` and `schema` are those of the whole file. Our own rules may have `params.advice`. */
export function describeIssue(issue: z.core.$ZodIssue, content: unknown, schema: z.ZodType): ProblemDetails {
  const { isOptional, fields, hint, description } = schemaAt(schema, issue.path);
  if (issue.code === "unrecognized_keys") {
    const [key] = issue.keys;
    return {
      what: `Neznámé pole „${key}“.`,
      advice: `Má-li to být některé z polí ${fields}, které v záznamu ještě není, přejmenujte ho. Patří-li jinam, přesuňte ho tam. Jinak pole „${key}“ smažte i s hodnotou a čárkou za ní; ${COMMA}.`,
    };
  }
  if (issue.code === "custom" && issue.params?.what) return issue.params as ProblemDetails;
  const found = valueAt(content, issue.path);
  const isHidden = issue.code !== "invalid_type" && typeof found === "string" && INVISIBLE.test(found);
  const type = issue.code === "invalid_type" && `má být ${types[issue.expected] ?? issue.expected}${hint}`;
  // Our own messages begin with one of these words.
  const expected = isHidden ? NO_INVISIBLE : /^(má|nesmí)/.test(issue.message) ? issue.message : type;
  const isItem = typeof issue.path.at(-1) === "number";
  if (found === undefined)
    return {
      what: "Povinné pole chybí.",
      advice:
        `Je-li v souboru pod jiným názvem nebo na jiném místě, opravte to. Jinak hned za závorku {, kterou záznam začíná, vložte řádek "${String(issue.path.at(-1))}": s hodnotou a čárkou na konci; ${COMMA}. Hodnota ${expected ?? "je vidět u jiného záznamu"}. ${description}`.trim(),
    };
  const details = (advice: string) => ({
    what: expected ? `Hodnota ${expected}.` : "Hodnota není v pořádku.",
    found: excerpt(found),
    advice,
  });
  if (isHidden) return details(REMOVE_INVISIBLE);
  const isWrapped = Array.isArray(found) && (isItem ? found.length > 0 : found.length === 1);
  if (type && isWrapped && isEntry(found[0]) === (issue.expected === "object"))
    return details("Smažte hranaté závorky kolem ní.");
  if (type && isItem && isEntry(found))
    return details(
      "Je-li to celý záznam, přesuňte ho, kam patří: nový hned za závorku [, kterou začíná soubor. Jinak místo něj napište text v uvozovkách.",
    );
  if (issue.code === "custom" && issue.params?.advice) return details(issue.params.advice);
  if (issue.path.length === 0) return details(RESTORE);
  const isBlank = found === null || String(found).trim() === "";
  // A row is a record in a list, and this list is a field of another record: „details, 1. řádek, text“.
  const isInRow = typeof issue.path[1] === "number";
  const removal = isOptional
    ? `celé pole smažte i s čárkou za ním; ${COMMA}`
    : isItem
      ? `celý text smažte i s čárkou za ním; ${COMMA}`
      : isInRow && `řádek smažte ${WHOLE_RECORD}`;
  const first = isBlank && removal ? `Nemá-li tu nic být, ${removal}.` : "Patří-li do jiného pole, přesuňte ji tam.";
  return details(`${first} Jinak ji přepište podle toho. Čárku za ní, je-li tam, nechte.`);
}

/** The beginning of a value as JSON, or the part around its first invisible character, which is shown as an escape. */
function excerpt(found: unknown): string {
  const from = typeof found === "string" ? Math.max(0, found.search(INVISIBLE) - 30) : 0;
  const text = escapeInvisible(JSON.stringify(from > 0 ? String(found).slice(from) : found));
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/**
 * What the schema of a file says about the value at a path. `isOptional` says whether the value may be missing. If the value is
 * a record, `fields` has the names of its fields. `hint` is a text that comes after the type in a message: the names of the
 * fields, or an example. `description` is what the form says about the field, or an empty text.
 */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]) {
  let at: unknown = schema;
  let isOptional = false;
  for (const key of path) {
    at = at instanceof z.ZodArray ? at.element : at instanceof z.ZodObject && at.shape[String(key)];
    isOptional = at instanceof z.ZodOptional;
    if (at instanceof z.ZodOptional) at = at.unwrap();
  }
  const fields = at instanceof z.ZodObject && Object.keys(at.shape).join(", ");
  const { examples: [example] = [], description = "" } = (at instanceof z.ZodType && at.meta()) || {};
  const hint = fields ? ` s poli ${fields}` : example ? `, například "${example}"` : "";
  return { isOptional, fields, hint, description };
}
