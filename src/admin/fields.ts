import type { Field } from "@sveltia/cms";
import * as z from "zod";
import { kinds } from "../content/file-kinds";
import { type DataFile, schemas } from "../content/schemas";
import { recordsIn } from "./data-file";
import { type FieldText, forms } from "./forms";
import { inWordsOfForm } from "./refusal";

/** The fields of the form for a data file, from its schema. */
export function formFields(name: DataFile): Field[] {
  const schema: z.ZodType = schemas[name];
  const { fields, list } = forms[name];
  if (schema instanceof z.ZodArray && list)
    return [
      {
        name: recordsIn(name),
        label: list.label,
        label_singular: list.item,
        widget: "list",
        summary: list.summary,
        thumbnail: "image" in fields ? "image" : undefined,
        add_to_top: true,
        collapsed: true,
        allow_reorder: false,
        required: false,
        fields: [...recordFields(schema.element as z.ZodType, fields), { name: "position", widget: "hidden" }],
      },
    ];
  return recordFields(schema, fields);
}

function recordFields(schema: z.ZodType, texts: Record<string, FieldText>, prefix = ""): Field[] {
  return Object.entries((schema as z.ZodObject).shape).map(([name, field]) =>
    formField(name, field as z.ZodType, texts, `${prefix}${name}`),
  );
}

function formField(name: string, schema: z.ZodType, texts: Record<string, FieldText>, path: string): Field {
  const { label = name, hint, upload, widget, item, startsOn = false } = texts[path] ?? {};
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  const common = { name, label, hint, required: inner === schema };
  if (upload) return { ...common, ...uploadInto(upload) };
  if (widget === "date") return { ...common, widget: "datetime", type: "date" };
  // A `format` would rewrite values that nobody touched.
  if (widget === "datetime") return { ...common, widget: "datetime", input_timezone: "Europe/Prague" };
  if (inner instanceof z.ZodObject)
    return { ...common, widget: "object", fields: recordFields(inner, texts, `${path}.`) };
  if (inner instanceof z.ZodBoolean) return { ...common, widget: "boolean", default: startsOn };
  if (inner instanceof z.ZodNumber) return { ...common, widget: "number", value_type: "int", ...limits(inner) };
  if (inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType;
    const rules = { ...pattern(element), ...limits(element) };
    const field = { name: "item", label: item, widget: widget ?? "string", ...rules } as const;
    return { ...common, widget: "list", label_singular: item?.toLowerCase(), ...limits(inner), field };
  }
  return { ...common, widget: widget ?? "string", ...pattern(inner), ...limits(inner) };
}

/** An upload into a folder of the project; the value is the path that the content uses. */
function uploadInto(folder: string) {
  const kind = uploadKinds[folder] ?? "picture";
  return {
    widget: kind === "picture" ? "image" : "file",
    media_folder: `/${folder}`,
    public_folder: folder.replace(/^data/, ".").replace(/^static/, ""),
    choose_url: false,
    // What a file dialog offers does not keep other files out.
    pattern: [String(kinds[kind].extension), `Má to být ${expected[kind]}.`],
  } as const;
}

const uploadKinds: Record<string, "document" | "video"> = { "static/files": "document", "static/video": "video" };
const expected = { picture: "obrázek", document: "dokument PDF", video: "film MP4 nebo WebM" };

/** The least and the greatest number or length. */
function limits(schema: z.ZodType) {
  const { minimum, maximum, minItems, maxItems, maxLength } = z.toJSONSchema(schema, { io: "input" });
  return { min: minimum ?? minItems, max: maximum ?? maxItems, maxlength: maxLength };
}

/** The pattern of a text and its message. The form knows one of several; when it is saved, all are checked. */
function pattern(schema: z.ZodType) {
  const rules = [schema, ...(schema.def.checks ?? [])].map(({ _zod }) => _zod.def as z.core.$ZodCheckRegexDef);
  // The form itself finds texts that are blank.
  const rule = rules.findLast((rule) => rule.pattern && String(rule.pattern) !== "/\\S/");
  const message = rule?.error?.({} as never);
  return rule && { pattern: [String(rule.pattern), `Hodnota ${inWordsOfForm(String(message))}.`] as [string, string] };
}
