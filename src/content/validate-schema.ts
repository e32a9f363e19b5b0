import type { z } from "zod";
import { describeIssue } from "./describe-issue";
import { isEmptyRecord, placeOf, valueAt, valuesIn } from "./entry";
import { CAMP_RANGE, FOOTER_RANGE, YEAR_RANGE } from "./field-types";
import { errorIn, type Problem, RESTORE } from "./problem";
import { type DataFile, dataFiles, schemas } from "./schemas";
import { slugProblems } from "./slugs";

/**
 * The errors in the values of a data file: what its schema rejects, dates too far after `now`, and entries of the history whose
 * pages would not have a URL of their own. `before` is the content before it was edited in the form.
 */
export function validateSchema(name: DataFile, content: unknown, now: Date, before?: unknown): Problem[] {
  const schema = schemas[name];
  // An empty record in a list lacks each required field. Moves these issues to the record, so that only the record is reported.
  const ofEmptyRecord = (issue: z.core.$ZodIssue) => {
    const path = issue.path.slice(0, -1);
    return typeof path.at(-1) === "number" && isEmptyRecord(valueAt(content, path)) ? { ...issue, path } : issue;
  };
  const isValidIn = (other: DataFile) => other !== name && schemas[other].safeParse(content).success;
  const other = Array.isArray(content) && content.length === 0 ? undefined : dataFiles.find(isValidIn);
  if (other) return [errorIn(name, { what: `Je tu obsah souboru ${other}.`, advice: RESTORE })];
  // A field may break several rules; its first problem is enough.
  const issues = [...(schema.safeParse(content).error?.issues ?? []), ...tooLate(content, now)]
    .map(ofEmptyRecord)
    .filter(({ path }, index, all) => all.findIndex((other) => other.path.join() === path.join()) === index);
  const problems = issues
    .flatMap(splitUnknownKeys)
    .map((issue) => errorIn(name, { ...placeOf(content, issue.path), ...describeIssue(issue, content, schema) }));
  return name === "history.json" ? [...problems, ...slugProblems(content, before)] : problems;
}

/** For each field with a date or a year: how many years after now its value may be, and the message if it is later. */
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
