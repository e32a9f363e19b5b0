import type { z } from "zod";
import { describeIssue } from "./describe-issue";
import { entryName, isEntry, isYear } from "./entry";
import { errorIn, type Problem } from "./problem";
import { type DataFile, schemas, YEAR_RANGE } from "./schemas";
import { slugProblems } from "./slugs";

/**
 * Every value in a data file that its schema rejects, and in the history years that are still far away from `now` and pages
 * without a URL of their own.
 */
export function validateSchema(name: DataFile, content: unknown, now: Date): Problem[] {
  const schema = schemas[name];
  // A field may break several rules; its first problem is enough.
  const issues = [...(schema.safeParse(content).error?.issues ?? []), ...futureYears(name, content, now)].filter(
    ({ path }, index, all) => all.findIndex((other) => other.path.join() === path.join()) === index,
  );
  const problems = issues.flatMap(splitUnknownKeys).map((issue) => {
    const inList = Array.isArray(content) && typeof issue.path[0] === "number";
    return errorIn(name, {
      entry: inList ? entryName(content, Number(issue.path[0])) : undefined,
      field: fieldName(issue.path.slice(inList ? 1 : 0)),
      ...describeIssue(issue, content, schema),
    });
  });
  return name === "history.json" ? [...problems, ...slugProblems(content)] : problems;
}

/** „video.still“; items of a list are counted from one: „story, 2. položka“, „details, 1. položka, text“. */
const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((key, index) =>
      typeof key === "number"
        ? `, ${key + 1}. položka`
        : `${typeof path[index - 1] === "number" ? ", " : "."}${String(key)}`,
    )
    .join("")
    .slice(1) || undefined;

function futureYears(name: DataFile, content: unknown, now: Date): z.core.$ZodIssue[] {
  const entries = name === "history.json" && Array.isArray(content) ? content : [];
  const isFuture = (entry: unknown) =>
    isEntry(entry) && isYear(entry.year) && Number(entry.year) > now.getFullYear() + 1;
  return entries.flatMap((entry, index) =>
    isFuture(entry) ? { code: "custom", path: [index, "year"], message: YEAR_RANGE } : [],
  );
}

const splitUnknownKeys = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] =>
  issue.code === "unrecognized_keys" ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue];
