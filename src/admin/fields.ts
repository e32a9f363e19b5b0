import type { Field } from "@sveltia/cms";
import * as z from "zod";
import { kinds, PICTURE } from "../content/file-kinds";
import { unwrap } from "../content/repair";
import { type DataFile, schemas } from "../content/schemas";
import { recordsIn } from "./data-file";
import { forms } from "./forms";

/** A hidden field: the index of a record in its list (see data-file.ts). */
const position: Field = { name: "position", widget: "hidden" };

/**
 * The fields of the form for a data file. Their labels, hints, types and lengths come from the schema. The patterns of the schema
 * are not in the form, because prepareSave repairs the values before it checks them.
 */
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
  if (inner instanceof z.ZodArray) {
    const item = formField("item", inner.element as z.ZodType);
    const limits = { min: json.minItems, max: json.maxItems };
    const list = { ...common, widget: "list", label_singular: item.label?.toLowerCase(), ...limits } as const;
    // One item has no maximum length, because saving may divide it into several items (see repair.ts).
    if (!(inner.element instanceof z.ZodObject)) return { ...list, field: { ...item, maxlength: undefined } as Field };
    const [first] = Object.keys(inner.element.shape);
    return { ...list, summary: `{{${first}}}`, fields: [...recordFields(inner.element), position] };
  }
  // A field for a longer text has several lines.
  const widget = (json.maxLength ?? 0) > 120 ? "text" : "string";
  return { ...common, widget, maxlength: json.maxLength };
}

/** The options of a field that uploads files into a folder. Its value is the path by which a data file names the file. */
function uploadInto(folder: string) {
  const kind = Object.values(kinds).find((kind) => kind.folder === folder) ?? kinds.picture;
  const isPicture = kind.extension === PICTURE;
  return {
    widget: isPicture ? "image" : "file",
    media_folder: `/${folder}`,
    public_folder: folder.replace(/^data/, ".").replace(/^static/, ""),
    choose_url: false,
    // The file dialog offers only files of this kind, but a person can still choose any other file. So this pattern is needed,
    // too.
    pattern: [String(kind.extension), `Má to být ${isPicture ? "obrázek JPEG, PNG, WebP nebo AVIF" : kind.noun}.`],
  } as const;
}
