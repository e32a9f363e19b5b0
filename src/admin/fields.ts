import type { Field } from "@sveltia/cms";
import * as z from "zod";
import { kinds, PICTURE } from "../content/file-kinds";
import { type DataFile, schemas } from "../content/schemas";
import { recordsIn, unwrap } from "./data-file";
import { forms } from "./forms";
import { inWordsOfForm } from "./refusal";

/** A hidden field: the index of a record in its list (see data-file.ts). */
const position: Field = { name: "position", widget: "hidden" };

/** If a text may have more characters than this number, its field has several lines in the form. */
const LINE_LENGTH = 120;

/** The fields of the form for a data file. Their labels, hints, types, lengths, patterns and messages come from the schema. */
export function formFields(name: DataFile): Field[] {
  const schema: z.ZodType = schemas[name];
  const { list } = forms[name];
  if (!(schema instanceof z.ZodArray) || !list) return recordFields(schema);
  const fields = recordFields(schema.element as z.ZodType);
  return [
    {
      name: recordsIn(name),
      label: list.label,
      label_singular: list.item,
      widget: "list",
      summary: list.summary,
      thumbnail: fields.some((field) => field.name === "image") ? "image" : undefined,
      add_to_top: true,
      collapsed: true,
      allow_reorder: false,
      required: false,
      fields: [...fields, position],
    },
  ];
}

const recordFields = (schema: z.ZodType) =>
  Object.entries((schema as z.ZodObject).shape).map(([name, field]) => formField(name, field as z.ZodType));

function formField(name: string, schema: z.ZodType): Field {
  const inner = unwrap(schema);
  const { title, description, upload, startsOn = false, ...json } = z.toJSONSchema(schema, { io: "input" });
  // The number of a leader (`id`) may stay empty in the form, because the form fills in the number of a new leader when it
  // saves.
  const common = { name, label: title, hint: description, required: inner === schema && name !== "id" };
  if (upload) return { ...common, ...uploadInto(String(upload)) };
  if (inner instanceof z.ZodISODate) return { ...common, widget: "datetime", type: "date" };
  // No `format` is set: with a `format` Sveltia CMS would also rewrite dates that nobody has changed.
  if (inner instanceof z.ZodISODateTime) return { ...common, widget: "datetime", input_timezone: "Europe/Prague" };
  if (inner instanceof z.ZodObject) return { ...common, widget: "object", fields: recordFields(inner) };
  if (inner instanceof z.ZodBoolean) return { ...common, widget: "boolean", default: Boolean(startsOn) };
  if (inner instanceof z.ZodNumber)
    return { ...common, widget: "number", value_type: "int", min: json.minimum, max: json.maximum };
  if (inner instanceof z.ZodArray) {
    const item = formField("item", inner.element as z.ZodType);
    const limits = { min: json.minItems, max: json.maxItems };
    const list = { ...common, widget: "list", label_singular: item.label?.toLowerCase(), ...limits } as const;
    if (!(inner.element instanceof z.ZodObject)) return { ...list, field: item };
    return { ...list, summary: "{{label}}", fields: [...recordFields(inner.element), position] };
  }
  const widget = (json.maxLength ?? 0) > LINE_LENGTH ? "text" : "string";
  return { ...common, widget, maxlength: json.maxLength, ...pattern(inner) };
}

/** The options of a field that uploads files into a folder. Its value is the path by which a data file names the file. */
function uploadInto(folder: string) {
  const kind = Object.values(kinds).find((kind) => kind.folder === folder) ?? kinds.picture;
  return {
    widget: kind.extension === PICTURE ? "image" : "file",
    media_folder: `/${folder}`,
    public_folder: folder.replace(/^data/, ".").replace(/^static/, ""),
    choose_url: false,
    // The file dialog offers only files of this kind, but a person can still choose any other file. So this pattern is needed,
    // too.
    pattern: [String(kind.extension), `Má to být ${kind.noun}.`],
  } as const;
}

/**
 * The pattern for a text, and the message for a text that does not match the pattern. Sveltia CMS allows only one pattern for
 * each field. If the schema has several patterns, the form gets the last one, and prepareSave checks all of them.
 */
function pattern(schema: z.ZodType) {
  const rules = [schema, ...(schema.def.checks ?? [])].map(({ _zod }) => _zod.def as z.core.$ZodCheckRegexDef);
  // The pattern against blank texts is skipped, because Sveltia CMS itself reports a blank text.
  const rule = rules.findLast((rule) => rule.pattern && String(rule.pattern) !== "/\\S/");
  const message = rule?.error?.({} as never);
  return rule && { pattern: [String(rule.pattern), `Hodnota ${inWordsOfForm(String(message))}.`] as [string, string] };
}
