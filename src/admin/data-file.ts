import { parse } from "jsonc-parser";
import * as z from "zod";
import { type Entry, isEntry } from "../content/entry";
import { type DataFile, schemas } from "../content/schemas";

// The form shows every field of a schema: an absent one as an empty text, an empty list or a switch that is off. A record in
// a list has its `position` in the file, by which its original is found after others were added, moved or deleted.

type Form = Readonly<Record<string, unknown>>;

/**
 * The name of the field in which the form holds the records of a list. The form shows each data file as one record, so a list
 * needs such a field. The names differ, because two lists with the same name would share a folder for their pictures.
 */
export const recordsIn = (name: DataFile) => name.replace(".json", "");

/** Turns the text of a data file into what the form shows. If the JSON is invalid, the form shows the part that can be read. */
export function toForm(name: DataFile, text: string): Form {
  const shown = show(schemas[name], parse(text));
  return Array.isArray(shown) ? { [recordsIn(name)]: shown } : (shown as Form);
}

/**
 * The text of a data file after it was edited in the form: its fields in the order of the schema, in the layout of
 * `JSON.stringify`. `text` is what the form was made of; a field that the form still shows as empty stays as it is there, and
 * so does a field that the schema does not know.
 */
export function fromForm(name: DataFile, text: string, form: Form): string {
  const schema: z.ZodType = schemas[name];
  const shown = schema instanceof z.ZodArray ? form[recordsIn(name)] : form;
  return `${JSON.stringify(toJson(schema, shown, parse(text)), null, 2)}\n`;
}

/** The text of a data file as the form writes it if nothing was edited. */
export const canonical = (name: DataFile, text: string) => fromForm(name, text, toForm(name, text));

function show(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    const record = isEntry(value) ? value : {};
    return mapFields(inner, (key, field) => show(field, record[key]));
  }
  if (inner instanceof z.ZodArray)
    return listOf(value).map((item, position) => {
      const shown = show(inner.element as z.ZodType, item);
      return isEntry(shown) ? { ...shown, position } : shown;
    });
  return value ?? (inner instanceof z.ZodBoolean ? false : "");
}

/** The JSON value of what the form shows, where `before` was in the file; undefined if the field is left out. */
function toJson(schema: z.ZodType, shown: unknown, before: unknown): unknown {
  const inner = unwrap(schema);
  const isOptional = inner !== schema;
  // An empty title means the year; no other empty text is valid. An empty list and false say what a missing field says.
  const saysSomething = !isEmpty(shown) || (shown === "" && schema.safeParse(shown).success);
  if (isOptional && !saysSomething) return undefined;
  if (inner instanceof z.ZodObject) return toRecord(inner, isEntry(shown) ? shown : {}, before);
  if (inner instanceof z.ZodArray)
    return listOf(shown).map((item) => {
      // A record that was copied in the form has the position of the original, so both are compared with the original.
      const original = isEntry(item) && typeof item.position === "number" ? listOf(before)[item.position] : undefined;
      return toJson(inner.element as z.ZodType, item, original);
    });
  return shown;
}

function toRecord(schema: z.ZodObject, shown: Entry, before: unknown): Entry {
  const original = isEntry(before) ? before : undefined;
  const fields = mapFields(schema, (key, field) => {
    const value = shown[key] ?? show(field, undefined);
    // A missing title is not an empty one, nor a missing `isCamp` one that is false.
    const wasEmpty = original && isEmpty(show(field, original[key]));
    return wasEmpty && isEmpty(value) ? original[key] : toJson(field, value, original?.[key]);
  });
  const unknown = Object.entries(original ?? {}).filter(([key]) => !(key in schema.shape));
  return { ...fields, ...Object.fromEntries(unknown) };
}

/** The schema of the value of a field, whether optional or not. */
export const unwrap = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;

const mapFields = (schema: z.ZodObject, map: (key: string, field: z.ZodType) => unknown): Form =>
  Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [key, map(key, field as z.ZodType)]));

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isEmpty = (value: unknown) => value === "" || value === false || (Array.isArray(value) && value.length === 0);
