import { z } from "zod";
import { isEntry } from "./entry";
import { NO_CONTROL_CHARACTERS } from "./field-types";
import { escapeInvisible, type ProblemDetails } from "./problem";
import { closestMatch } from "./suggest";

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

/** A validation issue of zod in Czech. `found` is the rejected value, `schema` that of the whole file. */
export function describeIssue(issue: z.core.$ZodIssue, found: unknown, schema: z.ZodType): ProblemDetails {
  if (issue.code === "unrecognized_keys")
    return describeUnknownKey(issue.keys[0] ?? "", found, keysAt(schema, issue.path));
  const expected = expectation(issue);
  if (found === undefined)
    return {
      what: "Povinné pole chybí.",
      advice: `Hned za závorku {, kterou začíná záznam, vložte řádek "${String(issue.path.at(-1))}": s hodnotou a čárkou na konci. Hodnota ${expected ?? "je vidět u jiného záznamu"}.`,
    };
  if (issue.message === NO_CONTROL_CHARACTERS) return describeControlCharacter(String(found));
  return {
    what: expected ? `Hodnota ${expected}.` : "Hodnota není v pořádku.",
    found: shorten(escapeInvisible(JSON.stringify(found))),
    advice: FIX_VALUE,
  };
}

function describeControlCharacter(found: string): ProblemDetails {
  const position = found.search(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u);
  return {
    what: `Hodnota ${NO_CONTROL_CHARACTERS}.`,
    found: escapeInvisible(JSON.stringify(found.slice(Math.max(0, position - 30), position + 30))),
    advice:
      "Napište místo něj mezeru. V souboru je zapsaný zpětným lomítkem (\\n, \\t, \\u…), nebo není vidět; pak smažte i písmena před ním a za ním a napište je znovu.",
  };
}

function expectation(issue: z.core.$ZodIssue) {
  if (issue.code === "invalid_type") return `má být ${types[issue.expected] ?? issue.expected}`;
  return /^(má|nesmí)/.test(issue.message) ? issue.message : undefined;
}

function describeUnknownKey(key: string, entry: unknown, known: string[]): ProblemDetails {
  const meant = closestMatch(key, known);
  const remove = `smažte pole „${key}“ i s hodnotou a čárkou za ní; za posledním polem záznamu nesmí čárka zůstat.`;
  if (!meant)
    return { what: `Neznámé pole „${key}“.`, advice: `Není-li potřeba, ${remove} Web zná jen: ${known.join(", ")}.` };
  return {
    what: `Neznámé pole „${key}“.`,
    advice:
      isEntry(entry) && meant in entry
        ? `Pole „${meant}“ už záznam má: správnou hodnotu nechte v něm a ${remove}`
        : `Mělo-li to být „${meant}“, přejmenujte ho. Není-li potřeba, ${remove}`,
  };
}

/** The path of the field that a misspelled one probably means. */
export function meantPath(issue: z.core.$ZodIssue, schema: z.ZodType): string | undefined {
  if (issue.code !== "unrecognized_keys") return;
  const meant = closestMatch(issue.keys[0] ?? "", keysAt(schema, issue.path));
  return meant && [...issue.path, meant].join();
}

function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: unknown = schema;
  for (const key of path) {
    if (at instanceof z.ZodArray) at = at.element;
    else if (at instanceof z.ZodObject) at = at.shape[String(key)];
  }
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
