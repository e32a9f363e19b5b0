import { applyEdits, type JSONPath, modify } from "jsonc-parser";
import * as z from "zod";
import { isEntry } from "./entry";
import { parseJson, withoutUnseen } from "./parse-json";
import { INVISIBLE } from "./problem";
import { type DataFile, schemas } from "./schemas";

/**
 * Repairs the text of a data file where the right value is certain. The layout and all other values stay as they are:
 * - In every text, invisible characters are deleted, tabs and line breaks become spaces, and spaces at both ends are deleted.
 * - In a list of texts, an empty line inside a text begins the next text, and empty texts are deleted.
 * - An optional field is deleted if its value is empty, unless the empty value is valid.
 * - `findIn` and `repair` of a field in its schema are applied if the result is valid. A text in place of a number becomes a number.
 * - A key that was renamed gets its new name.
 * If the JSON is invalid, only the characters that `withoutUnseen` finds are repaired.
 */
export function repair(name: DataFile, text: string): string {
  const plain = withoutUnseen(name === "site.json" ? text.replace(OLD_KEY, '"headerPicture"') : text);
  const json = parseJson(plain);
  if ("problems" in json) return plain;
  const edit = (text: string, { path, value }: Repair) => applyEdits(text, modify(text, path, value, {}));
  return findRepairs(schemas[name], json.value).reduce(edit, plain);
}

/** Matches the key in site.json that the picture of the header had until November 2026. */
const OLD_KEY = /"logo"(?=\s*:)/;

type Repair = { path: JSONPath; value: unknown };

function findRepairs(schema: z.ZodType, value: unknown, path: JSONPath = []): Repair[] {
  const inner = unwrap(schema);
  const isEmpty = value === null || (!isEntry(value) && String(value).trim() === "");
  if (inner !== schema && isEmpty && !schema.safeParse(value).success) return [{ path, value: undefined }];
  if (inner instanceof z.ZodObject && isEntry(value))
    return Object.entries(inner.shape).flatMap(([key, field]) =>
      findRepairs(field as z.ZodType, value[key], [...path, key]),
    );
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const element = inner.element as z.ZodType;
    const items = value.flatMap((item) =>
      typeof item === "string" ? (item.match(/\S.*?(?=\s*\n\s*\n|\s*$)/gs) ?? []) : [item],
    );
    if (items.length !== value.length) return [{ path, value: items.map((item) => repairValue(element, item)) }];
    return value.flatMap((item, index) => findRepairs(element, item, [...path, index]));
  }
  const repaired = repairValue(inner, value);
  return repaired === value ? [] : [{ path, value: repaired }];
}

/** A value as `repair` leaves it in a field with this schema, which must not be optional. */
export function repairValue(schema: z.ZodType, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const tidy = value
    .replace(/\s*[\t-\r\u0085\u2028\u2029]\s*/g, " ")
    .replace(new RegExp(INVISIBLE, "gu"), "")
    .trim();
  const { findIn, repair = (text: string) => text } = schema.meta() ?? {};
  const [found, ...others] = findIn?.(tidy) ?? [];
  // Marks at the end of a part of a text belong to the sentence, and do not belong to the value. Three dots stay, because they may
  // stand for the end of the value.
  const part = !found || others.length > 0 ? tidy : found.replace(/((?<!\.)[.,;:!?]|(?<!\([^)]*)\))+$/, "");
  if (schema instanceof z.ZodNumber) return Number(tidy) || value;
  return [tidy, part].map(repair).find((text) => schema.safeParse(text).success) ?? tidy;
}

/** The schema of the value of a field. If the field is optional, this is the schema inside the `optional` of zod. */
export const unwrap = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
