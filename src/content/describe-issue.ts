import * as z from "zod";
import { NO_CONTROL_CHARACTERS } from "./field-types";
import { escapeInvisible, type ProblemDetails } from "./problem";

/** The names that zod gives to types, in Czech, to follow „má být“. */
const types: Record<string, string> = {
  string: "text v uvozovkách",
  number: "číslo bez uvozovek",
  int: "celé číslo bez uvozovek",
  boolean: "true nebo false, bez uvozovek",
  array: "seznam v hranatých závorkách [ ]",
  object: "záznam ve složených závorkách { }",
};

/** Advice about a value whose message says what it must be. */
const FIX_VALUE = "Přepište ji podle toho. Čárku za ní, je-li tam, nechte.";

const FIX_CONTROL_CHARACTER =
  "Napište místo něj mezeru. V souboru je zapsaný zpětným lomítkem (\\n, \\t, \\u…), nebo není vidět; pak smažte i písmena před ním a za ním a napište je znovu.";

/** A validation issue of zod in Czech. `content` and `schema` are those of the whole file. */
export function describeIssue(issue: z.core.$ZodIssue, content: unknown, schema: z.ZodType): ProblemDetails {
  if (issue.code === "unrecognized_keys") {
    const [key] = issue.keys;
    return {
      what: `Neznámé pole „${key}“.`,
      advice: `Má-li to být některé z polí ${keysAt(schema, issue.path).join(", ")}, které v záznamu ještě není, přejmenujte ho. Patří-li jinam, přesuňte ho tam. Jinak pole „${key}“ smažte i s hodnotou a čárkou za ní; za posledním polem záznamu čárka být nesmí.`,
    };
  }
  const found = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)?.[key], content);
  const isOurs = /^(má|nesmí)/.test(issue.message);
  const type = issue.code === "invalid_type" ? `má být ${types[issue.expected] ?? issue.expected}` : undefined;
  const expected = isOurs ? issue.message : type;
  if (found === undefined)
    return {
      what: "Povinné pole chybí.",
      advice: `Je-li v souboru pod jiným názvem nebo na jiném místě, opravte to. Jinak hned za závorku {, kterou záznam začíná, vložte řádek "${String(issue.path.at(-1))}": s hodnotou a čárkou na konci. Hodnota ${expected ?? "je vidět u jiného záznamu"}.`,
    };
  return {
    what: expected ? `Hodnota ${expected}.` : "Hodnota není v pořádku.",
    found: excerpt(found),
    advice: expected === NO_CONTROL_CHARACTERS ? FIX_CONTROL_CHARACTER : FIX_VALUE,
  };
}

/** The beginning of a value, or the part of a text that has a control character, with escapes for what cannot be seen. */
function excerpt(found: unknown): string {
  const control = typeof found === "string" ? found.search(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u) : -1;
  const shown = control > 30 ? String(found).slice(control - 30) : found;
  const text = escapeInvisible(JSON.stringify(shown));
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** The fields that the schema of a file has at a path. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: unknown = schema;
  for (const key of path) {
    at = at instanceof z.ZodArray ? at.element : (at as z.ZodObject).shape[String(key)];
    if (at instanceof z.ZodOptional) at = at.unwrap();
  }
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}
