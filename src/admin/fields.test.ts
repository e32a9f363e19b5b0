import * as z from "zod";
import { kinds } from "../content/file-kinds";
import { fileReferences } from "../content/file-references";
import { type DataFile, dataFiles, schemas } from "../content/schemas";
import { recordsIn } from "./data-file";
import { formFields } from "./fields";
import { forms } from "./forms";

/** What the tests read of a field of Sveltia CMS, whatever its widget. */
interface FormField {
  name: string;
  label: string;
  widget?: string;
  required?: boolean;
  fields?: FormField[];
  field?: FormField;
  pattern?: [string, string];
  min?: number;
  max?: number;
  maxlength?: number;
  media_folder?: string;
  public_folder?: string;
}

const isList = (name: DataFile) => (schemas[name] as z.ZodType) instanceof z.ZodArray;
const rootSchema = (name: DataFile) => {
  const schema: z.ZodType = schemas[name];
  return (schema instanceof z.ZodArray ? schema.element : schema) as z.ZodObject;
};
/** The fields of a file or, in a list, of a record. */
function rootFields(name: DataFile): FormField[] {
  const fields = formFields(name) as FormField[];
  return isList(name) ? (fields[0]?.fields?.filter(({ name }) => name !== "position") ?? []) : fields;
}

/** All fields of a file, those in others after them, with their schemas. */
const fieldsOf = (name: DataFile) => nested(rootFields(name), rootSchema(name), "");

function nested(fields: readonly FormField[], schema: z.ZodObject, prefix: string): [string, FormField, z.ZodType][] {
  return fields.flatMap((field) => {
    const own = schema.shape[field.name] as z.ZodType;
    const path = `${prefix}${field.name}`;
    const inner = own instanceof z.ZodObject ? nested(field.fields ?? [], own, `${path}.`) : [];
    return [[path, field, own], ...inner];
  });
}

const allFields = dataFiles.flatMap((name) => fieldsOf(name).map((field) => [name, ...field] as const));
describe.each(dataFiles)("%s", (name) => {
  test("has a field for each of its schema, with a label of its own", () => {
    expect(rootFields(name).map(({ name }) => name)).toEqual(Object.keys(rootSchema(name).shape));
    expect(
      fieldsOf(name)
        .map(([path]) => path)
        .sort(),
    ).toEqual(Object.keys(forms[name].fields).sort());
    for (const fields of [rootFields(name), ...rootFields(name).flatMap(({ fields }) => (fields ? [fields] : []))]) {
      const labels = fields.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test("shows its records, if it is a list, with their position", () => {
    const [first, ...others] = formFields(name) as FormField[];
    if (!isList(name)) return expect(first?.name).not.toBe(recordsIn(name));
    expect([first?.name, others]).toEqual([recordsIn(name), []]);
    expect(first?.fields?.at(-1)).toMatchObject({ name: "position", widget: "hidden" });
  });
});

test.each<[DataFile, string, object]>([
  ["history.json", "title", { widget: "string", required: false, maxlength: 120 }],
  ["history.json", "year", { widget: "string", required: true }],
  ["history.json", "isCamp", { widget: "boolean", required: false, default: true }],
  ["history.json", "story", { widget: "list", required: false, max: 6, field: { widget: "text", maxlength: 600 } }],
  ["history.json", "placeholder", { widget: "boolean", required: false, default: false }],
  ["site.json", "ages.from", { widget: "number", value_type: "int", required: true, min: 1, max: 99 }],
  ["intro.json", "paragraphs", { widget: "list", required: true, min: 1 }],
  ["camp.json", "start", { widget: "datetime", required: true, input_timezone: "Europe/Prague" }],
  ["camp.json", "end", { widget: "datetime", required: true, type: "date" }],
])("%s, %s", (name, path, expected) => {
  expect(fieldsOf(name).find(([found]) => found === path)?.[1]).toMatchObject(expected);
});

test.each(allFields)("%s: %s is required if it is in the schema, and as long", (_, _path, field, schema) => {
  expect(field.required).toBe(!(schema instanceof z.ZodOptional));
  const [text, textSchema] = textIn(field, schema);
  const isTooLong = (length: number) =>
    textSchema.safeParse("x".repeat(length)).error?.issues.some(({ code }) => code === "too_big") ?? false;
  const { maxlength = 0 } = text;
  expect([isTooLong(maxlength || 5000), isTooLong(maxlength + 1)]).toEqual([false, maxlength > 0]);
});

/** A field, or the one of the items in a list, and its schema. */
function textIn(field: FormField, schema: z.ZodType): [FormField, z.ZodType] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return inner instanceof z.ZodArray && field.field ? [field.field, inner.element as z.ZodType] : [field, schema];
}

const texts = ["Hrad", "a\nb", "1987", "25", "…", "7", "07", "pochod-za-sluncem", "Pochod"];
const addresses = [
  "https://alba.example/1987",
  "alba.example",
  "+420 000 000 001",
  "603 000 000",
  "a@b.example",
  "a@b",
];

test.each(allFields.filter(([, , field, schema]) => !field.media_folder && textIn(field, schema)[0].pattern))(
  "%s: what %s refuses in the form, the schema refuses, too; the message is for the form",
  (_, _path, field, schema) => {
    const [text, textSchema] = textIn(field, schema);
    const [pattern, message] = text.pattern as [string, string];
    const refused = [...texts, ...addresses].filter((text) => !toRegex(pattern).test(text));
    const accepted = [...texts, ...addresses].filter((text) => textSchema.safeParse(text).success);
    expect(refused).not.toEqual([]);
    expect(accepted).not.toEqual([]);
    expect(refused.filter((text) => accepted.includes(text))).toEqual([]);
    expect(message).toMatch(/^Hodnota (má|nesmí) .+\.$/);
    expect(message).not.toMatch(/uvozov|závork|čárk[auo]|true|false|["[\]{}]/);
  },
);

/** As Sveltia CMS reads a pattern (its services/utils/regex.js). */
function toRegex(text: string) {
  const { pattern = "", flags } = /^\/?(?<pattern>.+?)(?:\/(?<flags>[dgimsuy]*))?$/.exec(text)?.groups ?? {};
  return new RegExp(pattern, flags);
}

const uploads = allFields.filter(([, , { media_folder }]) => media_folder);

test("there is an upload for each picture, document and film", () => {
  expect(uploads.map(([name, path, { media_folder }]) => `${name} ${path}: ${media_folder}`)).toEqual([
    "site.json logo: /data/site",
    "site.json sharePicture: /data/site",
    "intro.json video.file: /static/video",
    "intro.json video.still: /static/graphics",
    "history.json image: /data/history",
    "leaders.json image: /data/leaders",
    "leaders.json hoverImage: /data/leaders",
    "files.json link: /static/files",
  ]);
});

test.each(uploads)(
  "%s: what is uploaded into %s is where the content check looks for it",
  (name, path, field, schema) => {
    const files = ["foto.webp", "foto.JPG", "dopis.pdf", "film.mp4"].filter((file) =>
      toRegex(field.pattern?.[0] ?? "").test(file),
    );
    expect(files).not.toEqual([]);
    expect(toRegex(field.pattern?.[0] ?? "").test("poznamky.txt")).toBe(false);
    for (const file of files) {
      const value = `${field.public_folder}/${file}`;
      expect([value, schema.safeParse(value).success]).toEqual([value, true]);
      const record = path.split(".").reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
      const [reference, ...others] = fileReferences(name, isList(name) ? [record] : record);
      expect(others).toEqual([]);
      expect(`/${reference?.home}`).toBe(field.media_folder);
      expect(`/${reference?.path}`).toBe(`${field.media_folder}/${file}`);
      expect(reference && kinds[reference.kind].extension.test(file)).toBe(true);
    }
  },
);
