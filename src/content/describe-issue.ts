import type { z } from "zod";

/** What zod calls a type, in Czech, as it stands after „má být“. */
const types: Record<string, string> = {
  string: "text v uvozovkách",
  number: "číslo",
  int: "celé číslo",
  boolean: "true nebo false",
  array: "seznam v hranatých závorkách",
  object: "záznam ve složených závorkách",
};

/** A Czech sentence for one breach of the contract: what was expected, what was found, what to do. */
export function describeIssue(issue: z.core.$ZodIssue, found: unknown): string {
  if (found === undefined && issue.code !== "unrecognized_keys") return "Povinné pole chybí. Doplňte ho.";
  if (issue.code === "invalid_type")
    return `Pole má být ${types[issue.expected] ?? issue.expected}, nalezeno: ${quote(found)}. Opravte hodnotu.`;
  if (issue.code === "unrecognized_keys")
    return `Neznámé pole ${issue.keys.map((key) => `„${key}“`).join(", ")}. Smažte ho, nebo opravte překlep v jeho názvu.`;
  return `Pole ${issue.message}. Nalezeno: ${quote(found)}.`;
}

function quote(found: unknown) {
  const shown = JSON.stringify(found);
  return shown.length > 80 ? `${shown.slice(0, 80)}…` : shown;
}
