import type { z } from "zod";
import { describeIssue, FIX_VALUE } from "./describe-issue";
import { entriesOf, entryName, isYear } from "./entry";
import { errorIn, type Problem } from "./problem";
import { type DataFile, schemas, YEAR_RANGE } from "./schemas";

/**
 * Every value in a data file that its schema rejects, and in the history years that are still far away from `now` and entries
 * that are there twice.
 */
export function validateSchema(name: DataFile, content: unknown, now: Date): Problem[] {
  const schema = schemas[name];
  // A field may break several rules; its first problem is enough.
  const issues = (schema.safeParse(content).error?.issues ?? []).filter(
    ({ path }, index, all) => all.findIndex((other) => other.path.join() === path.join()) === index,
  );
  const problems = issues.flatMap(splitUnknownKeys).map((issue) => {
    const inList = Array.isArray(content) && typeof issue.path[0] === "number";
    return errorIn(name, {
      entry: inList ? entryName(content, Number(issue.path[0])) : undefined,
      field: issue.path.slice(inList ? 1 : 0).join(".") || undefined,
      ...describeIssue(issue, content, schema),
    });
  });
  return name === "history.json" ? [...problems, ...futureYears(content, now), ...repeatedEvents(content)] : problems;
}

function futureYears(content: unknown, now: Date): Problem[] {
  return entriesOf(content)
    .filter(({ entry: { year } }) => isYear(year) && Number(year) > now.getFullYear() + 1)
    .map(({ entry: { year }, name }) =>
      errorIn("history.json", {
        entry: name,
        field: "year",
        what: `Hodnota ${YEAR_RANGE}.`,
        found: JSON.stringify(year),
        advice: FIX_VALUE,
      }),
    );
}

/** Events of the same year, kind and title. Two events of an unknown year may have the same title. */
function repeatedEvents(content: unknown): Problem[] {
  const seen = new Map<string, string | undefined>();
  return entriesOf(content).flatMap(({ entry: { year, title, isCamp }, name }) => {
    const key = JSON.stringify([year, isCamp === true, title]);
    const earlier = year === "…" ? undefined : seen.get(key);
    seen.set(key, earlier ?? name);
    if (!earlier) return [];
    return errorIn("history.json", {
      entry: name,
      field: "title",
      what: "Stejná akce je v souboru dvakrát: rok, druh i název se shodují.",
      found: earlier,
      advice:
        "Jeden ze záznamů smažte celý, od { do } i s čárkou za ní. Byly-li akce opravdu dvě, změňte u jedné název.",
    });
  });
}

const splitUnknownKeys = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] =>
  issue.code === "unrecognized_keys" ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue];
