import { parse } from "jsonc-parser";
import * as z from "zod";
import { type Entry, isEntry } from "../content/entry";
import { repairValue, unwrap } from "../content/repair";
import { type DataFile, schemas } from "../content/schemas";

// The form shows every field of a schema. A field that is missing in the file is shown as an empty text, an empty list or a
// switch that is off. In the form, each record of a list also has a hidden field `position`: the index that the record has in
// the file. When the form saves, this index leads to the record in the file, even if other records were added, moved or
// deleted.

type Form = Readonly<Record<string, unknown>>;

/**
 * The key under which the form holds the list, if a data file is a list. Sveltia CMS treats each data file as one object, so a
 * list needs a key in this object. The key differs from file to file, because Sveltia CMS would use one picture folder for two
 * lists with the same key.
 */
export const recordsIn = (name: DataFile) => name.replace(".json", "");

/** Turns the text of a data file into what the form shows. If the JSON is invalid, the form shows the part that can be read. */
export function toForm(name: DataFile, text: string): Form {
  const shown = show(schemas[name], parse(text));
  return Array.isArray(shown) ? { [recordsIn(name)]: shown } : (shown as Form);
}

/**
 * The text of a data file after a volunteer has edited the file in the form. `text` is the text that the file had before. In
 * the new text, the fields have the order of the schema, and the layout is that of `JSON.stringify`. Two kinds of fields stay
 * as they are in `text`: a field that was shown as empty and is still empty, and a field that the schema does not know.
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
  // A number is shown as a text, because the browser would not tell what else somebody has typed into a number field.
  return typeof value === "number" ? String(value) : (value ?? (inner instanceof z.ZodBoolean ? false : ""));
}

/** Turns a form value into a value for the data file. Undefined means: leave the field out. `before` is the value in the old file. */
function toJson(schema: z.ZodType, shown: unknown, before: unknown): unknown {
  const inner = unwrap(schema);
  const isOptional = inner !== schema;
  // An optional field is left out if it is `false` or an empty list, because on the site both mean the same as a missing field.
  // An optional field with an empty text is left out, too, with one exception: an empty title is valid, and the site then shows
  // the year instead.
  const saysSomething = !isEmpty(shown) || (shown === "" && schema.safeParse(shown).success);
  if (isOptional && !saysSomething) return undefined;
  if (inner instanceof z.ZodObject) return toRecord(inner, isEntry(shown) ? shown : {}, before);
  if (inner instanceof z.ZodArray)
    return listOf(shown).map((item) => {
      // If a record is copied in the form, the copy gets the same `position`. So the copy is compared with the same record of
      // the file.
      const original = isEntry(item) && typeof item.position === "number" ? listOf(before)[item.position] : undefined;
      return toJson(inner.element as z.ZodType, item, original);
    });
  return inner instanceof z.ZodNumber ? repairValue(inner, shown) : shown;
}

function toRecord(schema: z.ZodObject, shown: Entry, before: unknown): Entry {
  const original = isEntry(before) ? before : undefined;
  const fields = mapFields(schema, (key, field) => {
    const value = shown[key] ?? show(field, undefined);
    // A field that was empty and is still empty stays as it was in the file, because a missing field can mean something else
    // than an empty field. If the title is missing, the site shows „…“. If the title is empty, the site shows the year. The
    // content check may warn of an `isCamp` that is missing, but never of an `isCamp` that is `false`.
    const wasEmpty = original && isEmpty(show(field, original[key]));
    return wasEmpty && isEmpty(value) ? original[key] : toJson(field, value, original?.[key]);
  });
  const unknown = Object.entries(original ?? {}).filter(([key]) => !(key in schema.shape));
  return { ...fields, ...Object.fromEntries(unknown) };
}

const mapFields = (schema: z.ZodObject, map: (key: string, field: z.ZodType) => unknown): Form =>
  Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [key, map(key, field as z.ZodType)]));

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isEmpty = (value: unknown) => value === "" || value === false || (Array.isArray(value) && value.length === 0);
