import * as z from "zod";
import type { Problem } from "../content/problem";
import { unwrap } from "../content/repair";
import { type DataFile, schemas } from "../content/schemas";
import { formatDate } from "../lib/dates";
import { forms } from "./forms";

/**
 * An error whose text the form shows in a dialog. Sveltia CMS shows the text of an error only if the error has the message
 * `saving_failed`. If there is any other error, Sveltia CMS says only that there was an error. When Sveltia CMS shows the text
 * of every error, delete this class, and throw plain errors.
 */
export class Refusal extends Error {
  constructor(text: string) {
    super("saving_failed", { cause: new Error(text) });
  }
}

/** The last question of each kind that the form asked instead of saving. */
const asked: Record<string, string> = {};

/**
 * Whether the volunteer may save, because there is no question of this kind, or because this question was asked the last time.
 * A volunteer who saves again answers „yes“.
 */
export function isAnswered(kind: "content" | "files", question: string): boolean {
  const before = asked[kind];
  asked[kind] = question;
  return !question || question === before;
}

const ISO_DATE = /\d{4}-\d\d-\d\d(T[\d:.]+([+-][\d:]+|Z))?/g;

/** Problems in the words of the form, one on each line. Those in other files than `open` begin with the name of their form. */
export const describeProblems = (open: DataFile, problems: readonly Problem[]): string =>
  problems.map((problem) => `• ${describeProblem(open, problem)}`).join("\n");

function describeProblem(
  open: DataFile,
  { file, entry, field, what, inForm, found = "", formAdvice }: Problem,
): string {
  const name = file.replace("data/", "") as DataFile;
  const [path = "", item, inner = []] = field?.split(", ") ?? [];
  const labels = labelsOf(schemas[name], path.split(".").concat(inner));
  const place = [name !== open && forms[name].label, entry, ...labels.map((label) => `„${label}“`), item]
    .filter(Boolean)
    .join(", ");
  // A list or a record is not shown, because the form has no JSON.
  const value = found
    .replace(/^"|"$|^[[{]["{\]}].*/gs, "")
    .replaceAll('\\"', '"')
    .replace(ISO_DATE, (date) => formatDate(date));
  return [
    `${place && `${place}: `}${inForm ?? what}`,
    value && `Je tam: „${value}“.`,
    formAdvice,
    labels.length === 0 && field && `Formulář to opravit neumí; upravte soubor data/${name} ručně.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The labels of a field and of the fields around it, because two fields of one form may be called „Telefon“. */
function labelsOf(schema: z.ZodType, [key = "", ...path]: readonly string[]): string[] {
  if (schema instanceof z.ZodArray) return labelsOf(schema.element as z.ZodType, [key, ...path]);
  const field = schema instanceof z.ZodObject ? (schema.shape[key] as z.ZodType | undefined) : undefined;
  return field ? [field.meta()?.title ?? key, ...labelsOf(unwrap(field), path)] : [];
}
