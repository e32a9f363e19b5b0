import type { z } from "zod";
import type { DataFile } from "./content-types";
import { describeIssue } from "./describe-issue";
import { entriesOf, entryName } from "./entry";
import type { Problem } from "./problem";
import { schemas } from "./schemas";

/** Every breach of the contract in the content of one data file. */
export function validateSchema(name: DataFile, content: unknown): Problem[] {
  const schema = schemas[name];
  // One field may break several rules; the first says enough.
  const issues = (schema.safeParse(content).error?.issues ?? []).filter(firstOfItsPlace);
  const breaches = issues.map((issue): Problem => {
    const inList = Array.isArray(content) && typeof issue.path[0] === "number";
    const field = inList ? issue.path.slice(1) : issue.path;
    return {
      severity: "error",
      file: `data/${name}`,
      entry: inList ? entryName(content, Number(issue.path[0])) : undefined,
      field: field.length > 0 ? field.join(".") : undefined,
      ...describeIssue(issue, valueAt(content, issue.path), schema),
    };
  });
  return name === "history.json" ? [...breaches, ...repeatedEntries(content)] : breaches;
}

/** The same event twice: same year, kind and title. Of an unknown year two may well be called the same. */
function repeatedEntries(content: unknown): Problem[] {
  const seen = new Map<string, string | undefined>();
  return entriesOf(content).flatMap(({ entry: { year, title, isCamp }, name }): Problem[] => {
    if (year === "…") return [];
    const key = JSON.stringify([year, isCamp === true, title]);
    const earlier = seen.get(key);
    seen.set(key, earlier ?? name);
    if (!earlier) return [];
    return [
      {
        severity: "error",
        file: "data/history.json",
        entry: name,
        field: "title",
        what: "Stejná akce je v souboru dvakrát: rok, druh i název se shodují.",
        found: earlier,
        advice: "Jeden ze záznamů smažte, nebo změňte jeho název.",
      },
    ];
  });
}

/** One field may break several rules; the first says enough. */
const firstOfItsPlace = ({ path }: z.core.$ZodIssue, index: number, all: z.core.$ZodIssue[]) =>
  all.findIndex((other) => other.path.join() === path.join()) === index;

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined | null)?.[key], value);
