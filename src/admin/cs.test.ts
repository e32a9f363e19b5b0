import { readFileSync } from "node:fs";

type Strings = { [key: string]: string | Strings };

/** The texts of a file by their paths: „prefs.locale“. */
function texts(path: string): Map<string, string> {
  const flatten = (strings: Strings, prefix = ""): [string, string][] =>
    Object.entries(strings).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
    );
  return new Map(flatten(JSON.parse(readFileSync(path, "utf8"))));
}

const english = texts("node_modules/@sveltia/cms/locales/en-US.json");
const czech = texts("node_modules/@sveltia/cms/locales/cs.json");
const ours = texts("src/admin/cs.json");

const variables = (text = ""): string[] => text.match(/\$\w+/g) ?? [];

test("each of our texts has the place of one of Sveltia CMS, and no variables but those that it has", () => {
  expect([...ours.keys()].filter((key) => !english.has(key))).toEqual([]);
  const unknown = [...ours].flatMap(([key, text]) =>
    variables(text).flatMap((name) => (variables(english.get(key)).includes(name) ? [] : `${key}: ${name}`)),
  );
  expect(unknown).toEqual([]);
});

test("what has no Czech text is not in the form: its own configuration, services, relations and a workflow", () => {
  const missing = [...english.keys()].filter((key) => !ours.has(key) && !czech.has(key));
  const outOfForm = /^(config|cloud_storage|relation_field)\.|workflow|deploying|folder|referenced_entries|^domain$/;
  expect(missing.filter((key) => !outOfForm.test(key))).toEqual([]);
});
