import { z } from "zod";
import type { ProblemDetails } from "./problem";
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

/** A validation issue of zod in Czech. `found` is the rejected value, `schema` that of the whole file. */
export function describeIssue(issue: z.core.$ZodIssue, found: unknown, schema: z.ZodType): ProblemDetails {
  if (issue.code === "unrecognized_keys") return describeUnknownKeys(issue.keys, keysAt(schema, issue.path));
  const expected = expectation(issue);
  if (found === undefined)
    return { what: "Povinné pole chybí.", advice: `Doplňte ho: ${expected ?? "podívejte se, jak ho má jiný záznam"}.` };
  return {
    what: expected ? `Hodnota ${expected}.` : "Hodnota není v pořádku.",
    found: shorten(JSON.stringify(found)),
    advice: "Opravte ji.",
  };
}

function expectation(issue: z.core.$ZodIssue) {
  if (issue.code === "invalid_type") return `má být ${types[issue.expected] ?? issue.expected}`;
  return /^(má|nesmí)/.test(issue.message) ? issue.message : undefined;
}

function describeUnknownKeys(keys: string[], known: string[]): ProblemDetails {
  const meant = closestMatch(keys[0] ?? "", known);
  return {
    what: `Neznámé pole ${keys.map((key) => `„${key}“`).join(", ")}.`,
    advice: meant
      ? `Mělo to být „${meant}“? Přejmenujte ho, nebo smažte.`
      : `Smažte ho. Web zná jen: ${known.join(", ")}.`,
  };
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
