import * as z from "zod";
import { kinds } from "../content/file-kinds";
import { fileReferences } from "../content/file-references";
import { type DataFile, dataFiles, schemas } from "../content/schemas";
import { recordsIn } from "./data-file";
import { formFields } from "./fields";

/** Matches words and characters that concern only people who edit JSON by hand. The form has no quotes and no commas. */
const JSON_WORDS = /uvozov|závork|čárk[auo]|true|false|["[\]{}]/;

/** What the tests read of a field of Sveltia CMS, whatever its widget. */
interface FormField {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  fields?: FormField[];
  field?: FormField;
  pattern?: [string, string];
  maxlength?: number;
  media_folder?: string;
  public_folder?: string;
}

const isList = (name: DataFile) => (schemas[name] as z.ZodType) instanceof z.ZodArray;
/** The fields of a file or, in a list, of a record. */
function rootFields(name: DataFile): FormField[] {
  const fields = formFields(name) as FormField[];
  return isList(name) ? (fields[0]?.fields?.filter(({ name }) => name !== "position") ?? []) : fields;
}

/** All fields with their schemas, those in others after them; of a list of texts also the one of an item. */
function nested(fields: readonly FormField[], schema: z.ZodObject, prefix = ""): [string, FormField, z.ZodType][] {
  return fields.flatMap((field) => {
    const own = schema.shape[field.name] as z.ZodType;
    const inner = own instanceof z.ZodOptional ? (own.unwrap() as z.ZodType) : own;
    const path = `${prefix}${field.name}`;
    const others = inner instanceof z.ZodObject ? nested(field.fields ?? [], inner, `${path}.`) : [];
    if (inner instanceof z.ZodArray && field.field)
      others.push([`${path}, item`, field.field, inner.element as z.ZodType]);
    return [[path, field, own], ...others];
  });
}

const allFields = dataFiles.flatMap((name) => {
  const schema: z.ZodType = schemas[name];
  const record = (schema instanceof z.ZodArray ? schema.element : schema) as z.ZodObject;
  return nested(rootFields(name), record).map((field) => [name, ...field] as const);
});

test.each(dataFiles)("%s shows its records, if it is a list, with their position; no label is there twice", (name) => {
  const [first, ...others] = formFields(name) as FormField[];
  if (isList(name)) {
    expect([first, others]).toEqual([expect.objectContaining({ name: recordsIn(name), allow_reorder: false }), []]);
    expect(first?.fields?.at(-1)).toMatchObject({ name: "position", widget: "hidden" });
  }
  for (const fields of [rootFields(name), ...rootFields(name).flatMap(({ fields }) => (fields ? [fields] : []))]) {
    const labels = fields.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test.each<[DataFile, string, object]>([
  ["history.json", "title", { label: "Název", widget: "string", required: false, maxlength: 120 }],
  ["history.json", "isCamp", { widget: "boolean", required: false, default: true }],
  ["history.json", "story", { widget: "list", required: false, max: 6, label_singular: "odstavec" }],
  ["history.json", "story, item", { label: "Odstavec", widget: "text", maxlength: undefined }],
  ["history.json", "placeholder", { widget: "boolean", default: false }],
  ["camp.json", "start", { widget: "datetime", input_timezone: "Europe/Prague" }],
  ["camp.json", "end", { widget: "datetime", type: "date" }],
  ["camp.json", "details", { widget: "list", required: false, max: 8, label_singular: "řádek", summary: "{{label}}" }],
  ["camp.json", "questions", { widget: "list", label_singular: "dotaz", summary: "{{question}}" }],
  ["camp.json", "invitation", { widget: "text", hint: "Jeden odstavec." }],
  ["site.json", "author", { widget: "object", label: "Autor webu" }],
  ["site.json", "copyrightFrom", { widget: "string", label: "První rok v patičce" }],
])("%s, %s", (name, path, expected) => {
  expect(allFields.find((field) => field[0] === name && field[1] === path)?.[2]).toMatchObject(expected);
});

test.each(allFields)(
  "%s: %s has a Czech label, no word about JSON in its hint, and is required if it is in the schema and not filled in",
  (...[, , field, schema]) => {
    expect(field.label).toMatch(/^\p{Lu}/u);
    expect(field.hint ?? "").not.toMatch(JSON_WORDS);
    expect(field.required).toBe(!(schema instanceof z.ZodOptional) && field.name !== "id");
  },
);

/** As Sveltia CMS reads a pattern (its services/utils/regex.js). */
function toRegex(text: string) {
  const { pattern = "", flags } = /^\/?(?<pattern>.+?)(?:\/(?<flags>[dgimsuy]*))?$/.exec(text)?.groups ?? {};
  return new RegExp(pattern, flags);
}

const uploads = allFields.filter(([, , { media_folder }]) => media_folder);

test.each(uploads)(
  "%s: what is uploaded into %s is where the content check looks for it",
  (name, path, field, schema) => {
    const extension = toRegex(field.pattern?.[0] ?? "");
    const files = ["foto.webp", "foto.JPG", "dopis.pdf", "film.mp4"].filter((file) => extension.test(file));
    expect(files).not.toEqual([]);
    expect(extension.test("poznamky.txt")).toBe(false);
    for (const file of files) {
      const value = `${field.public_folder}/${file}`;
      expect([value, schema.safeParse(value).success]).toEqual([value, true]);
      const record = path.split(".").reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
      const references = fileReferences(name, isList(name) ? [record] : record);
      const [folder, kind] = [field.media_folder?.slice(1) ?? "", references[0]?.kind ?? "picture"];
      expect(references).toMatchObject([{ folder, path: `${folder}/${file}` }]);
      expect(kinds[kind].extension.test(file)).toBe(true);
    }
  },
);
