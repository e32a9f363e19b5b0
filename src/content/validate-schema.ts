import type { z } from "zod";
import { describeIssue } from "./describe-issue";
import { placeOf, valuesIn } from "./entry";
import { CAMP_RANGE, FOOTER_RANGE, YEAR_RANGE } from "./field-types";
import { errorIn, type Problem } from "./problem";
import { type DataFile, schemas } from "./schemas";
import { slugProblems } from "./slugs";

/**
 * The errors in the values of a data file: what its schema rejects, dates too far after `now`, and entries of the history whose
 * pages would not have a URL of their own. `before` is the content before it was edited in the form.
 */
export function validateSchema(name: DataFile, content: unknown, now: Date, before?: unknown): Problem[] {
  const schema = schemas[name];
  // A field may break several rules; its first problem is enough.
  const issues = [...(schema.safeParse(content).error?.issues ?? []), ...tooLate(content, now)].filter(
    ({ path }, index, all) => all.findIndex((other) => other.path.join() === path.join()) === index,
  );
  const problems = issues
    .flatMap(splitUnknownKeys)
    .map((issue) => errorIn(name, { ...placeOf(content, issue.path), ...describeIssue(issue, content, schema) }));
  return name === "history.json" ? [...problems, ...slugProblems(content, before)] : problems;
}

/** How many years after now the date or the year in a field may be, and the message if it is later. */
const limits = new Map<unknown, [years: number, message: string]>([
  ["year", [1, YEAR_RANGE]],
  ["start", [2, CAMP_RANGE]],
  ["copyrightFrom", [0, FOOTER_RANGE]],
]);

function tooLate(content: unknown, now: Date): z.core.$ZodIssue[] {
  return valuesIn(content).flatMap(({ value, path }) => {
    const [years = 0, message] = limits.get(path.at(-1)) ?? [];
    const isLate = Date.parse(String(value)) > new Date(now).setFullYear(now.getFullYear() + years);
    return message && isLate ? { code: "custom", path: [...path], message } : [];
  });
}

const splitUnknownKeys = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] =>
  issue.code === "unrecognized_keys" ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue];
