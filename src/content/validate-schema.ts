import type { z } from "zod";
import { describeIssue } from "./describe-issue";
import { placeOf, valuesIn } from "./entry";
import { EARLIEST_YEAR, YEAR_RANGE } from "./field-types";
import { errorIn, type Problem, RESTORE } from "./problem";
import { type DataFile, dataFiles, schemas } from "./schemas";
import { slugProblems } from "./slugs";

/**
 * The errors in the values of a data file: values that the schema of the file rejects, dates that are too early or too far after
 * `now`, and entries of the history whose pages would not have a URL of their own. `before` is the content before somebody edited it
 * in the form.
 */
export function validateSchema(name: DataFile, content: unknown, now: Date, before?: unknown): Problem[] {
  const schema = schemas[name];
  const other = otherFile(name, content);
  if (other) return [errorIn(name, { what: `Je tu obsah souboru ${other}.`, advice: RESTORE })];
  // A field may break several rules. Only the first problem of the field is reported.
  const issues = [...outOfRange(content, now), ...(schema.safeParse(content).error?.issues ?? [])].filter(
    ({ path }, index, all) => all.findIndex((other) => other.path.join() === path.join()) === index,
  );
  const problems = issues
    .flatMap(splitUnknownKeys)
    .map((issue) => errorIn(name, { ...placeOf(content, issue.path), ...describeIssue(issue, content, schema) }));
  return name === "history.json" ? [...problems, ...slugProblems(content, before)] : problems;
}

/** The name of another data file whose schema accepts this content. An empty list belongs to no other file. */
const otherFile = (name: DataFile, content: unknown) =>
  dataFiles.find(
    (other) => other !== name && schemas[other].safeParse(content).success && JSON.stringify(content) !== "[]",
  );

/** The fields with a date or a year. The camp in camp.json may start at most two years after now; other years are in the past. */
const DATE_FIELD = /^(year|start|copyrightFrom|yearsWithoutCamp)$/;
const CAMP_RANGE = `má být datum od roku ${EARLIEST_YEAR}, nejvýš dva roky dopředu`;

function outOfRange(content: unknown, now: Date): z.core.$ZodIssue[] {
  return valuesIn(content).flatMap(({ value, path }) => {
    const field = path.findLast((key) => typeof key === "string") ?? "";
    const [years, message] = field === "start" ? [2, CAMP_RANGE] : [0, YEAR_RANGE];
    const [year = EARLIEST_YEAR] = /^\d{4}\b/.exec(String(value)) ?? [];
    const isLate = Date.parse(String(value)) > new Date(now).setFullYear(now.getFullYear() + years);
    const isOut = isLate || Number(year) < EARLIEST_YEAR;
    return DATE_FIELD.test(field) && isOut ? [{ code: "custom", path: [...path], message }] : [];
  });
}

const splitUnknownKeys = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] =>
  issue.code === "unrecognized_keys" ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue];
