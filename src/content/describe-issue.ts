import { closest, distance } from "fastest-levenshtein";
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
export const FIX_VALUE = "Přepište ji podle toho. Čárku za ní, je-li tam, nechte.";

const FIX_CONTROL_CHARACTER =
  "Napište místo něj mezeru. V souboru je zapsaný zpětným lomítkem (\\n, \\t, \\u…), nebo není vidět; pak smažte i písmena před ním a za ním a napište je znovu.";

/** A validation issue of zod in Czech. `content` and `schema` are those of the whole file. */
export function describeIssue(issue: z.core.$ZodIssue, content: unknown, schema: z.ZodType): ProblemDetails {
  const found = valueAt(content, issue.path);
  if (issue.code === "unrecognized_keys") return describeUnknownKey(issue.keys[0] ?? "", issue.path, content, schema);
  const isOurs = /^(má|nesmí)/.test(issue.message);
  const type = issue.code === "invalid_type" ? `má být ${types[issue.expected] ?? issue.expected}` : undefined;
  const expected = isOurs ? issue.message : type;
  if (found === undefined)
    return {
      what: "Povinné pole chybí.",
      advice: `Je-li v souboru pod jiným jménem nebo na jiném místě, opravte to. Jinak hned za závorku {, kterou záznam začíná, vložte řádek "${String(issue.path.at(-1))}": s hodnotou a čárkou na konci. Hodnota ${expected ?? "je vidět u jiného záznamu"}.`,
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

function describeUnknownKey(
  key: string,
  path: readonly PropertyKey[],
  content: unknown,
  schema: z.ZodType,
): ProblemDetails {
  const outer = path.slice(0, -1);
  if (path.length > 0 && keysAt(schema, outer).includes(key) && valueAt(content, [...outer, key]) === undefined)
    return {
      what: `Pole „${key}“ je omylem uvnitř pole „${String(path.at(-1))}“.`,
      advice: `Na řádek před ním napište }, (i s čárkou), za posledním polem nad tou závorkou čárku smažte, a smažte jednu } na konci souboru.`,
    };
  const known = keysAt(schema, path);
  const meant = closestMatch(key, known);
  return {
    what: `Neznámé pole „${key}“.`,
    advice: `Má-li to být ${meant ? `pole „${meant}“` : `některé z polí ${known.join(", ")}`}, které v záznamu ještě není, přejmenujte ho. Jinak pole „${key}“ smažte i s hodnotou a čárkou za ní; za posledním polem záznamu čárka být nesmí.`,
  };
}

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined | null)?.[key], value);

function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: unknown = schema;
  for (const key of path) {
    if (at instanceof z.ZodArray) at = at.element;
    else if (at instanceof z.ZodObject) at = at.shape[String(key)];
  }
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

/** The candidate most similar to `word`, ignoring case; undefined if they differ in over two letters and over a third of them. */
function closestMatch(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return;
  const lowered = candidates.map((name) => name.toLowerCase());
  const best = closest(word.toLowerCase(), lowered);
  if (distance(word.toLowerCase(), best) <= Math.max(2, word.length / 3)) return candidates[lowered.indexOf(best)];
}
