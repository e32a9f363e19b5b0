import { registerFieldExtensions } from "./field-extensions";

type Resolve = (source: object, args: object, context: object, info: object) => unknown;

const resolvers = new Map<string, Resolve>();
registerFieldExtensions({
  createFieldExtension: ({ name, extend }: { name: string; extend: () => { resolve: Resolve } }) =>
    resolvers.set(name, extend().resolve),
});

/** What the extension returns for a field of an entry in data/history.json. */
const resolve = (extension: string, fieldName: string, value: unknown, context: object, args = {}) =>
  resolvers.get(extension)?.({ id: "b", parent: "json", [fieldName]: value }, args, context, { fieldName });

const dataFile = { id: "json", dir: "/web/data", base: "history.json", children: ["a", "b"] };
const original = { id: "file", children: ["sharp", "other"] };
const rotated = { id: "rotated", children: ["sharp", "copy"] };
const types: Record<string, string> = { sharp: "ImageSharp", "copy-sharp": "ImageSharp", copy: "File", other: "Other" };

/** A resolver context whose node model holds files at these paths. */
const context = (paths: string[], file: object = original) => ({
  nodeModel: {
    getNodeById: () => dataFile,
    getNodesByIds: ({ ids }: { ids: string[] }) =>
      ids.map((id) => ({ id, internal: { type: types[id] }, children: id === "copy" ? ["copy-sharp"] : [] })),
    findOne: async ({ query }: { query: { filter: { absolutePath: { in: string[] } } } }) =>
      paths.some((path) => query.filter.absolutePath.in.includes(path)) ? file : null,
  },
});

test.each([
  ["as it is typed", "/web/data/history/a.jpg", "./history/a.jpg"],
  ["decomposed on disk, composed in the file", "/web/data/léto.jpg".normalize("NFD"), "./léto.jpg".normalize("NFC")],
  ["composed on disk, decomposed in the file", "/web/data/léto.jpg".normalize("NFC"), "./léto.jpg".normalize("NFD")],
])("@imageByPath finds an image %s", async (_, onDisk, typed) => {
  expect(await resolve("imageByPath", "image", typed, context([onDisk]))).toMatchObject({ id: "sharp" });
});

test("@imageByPath prefers the upright copy of a rotated photo", async () => {
  const nodes = context(["/web/data/a.jpg"], rotated);
  expect(await resolve("imageByPath", "image", "./a.jpg", nodes)).toMatchObject({ id: "copy-sharp" });
});

test("@imageByPath returns null for an absent field and throws for a missing file", async () => {
  expect(await resolve("imageByPath", "image", undefined, context([]))).toBeNull();
  await expect(resolve("imageByPath", "image", "./neni.jpg", context([]))).rejects.toThrow(
    /data\/history\.json.*„image“.*„\.\/neni\.jpg“/,
  );
});

test("@fileByLink finds the file under static/ and returns null without a link", async () => {
  const nodes = context(["/web/static/files/a.pdf"]);
  expect(await resolve("fileByLink", "link", "/files/a.pdf", nodes)).toBe(original);
  expect(await resolve("fileByLink", "link", undefined, nodes)).toBeNull();
  await expect(resolve("fileByLink", "link", "/files/neni.pdf", nodes)).rejects.toThrow("/files/neni.pdf");
});

test("@fileIndex is the index in the data file", () => {
  expect(resolve("fileIndex", "position", undefined, context([]))).toBe(1);
});

const texts = { typed: ["V lese", "u vody"], printed: ["V\u00A0lese", "u\u00A0vody"] };

test.each([
  [texts.typed[0], texts.printed[0]],
  [texts.typed, texts.printed],
  [undefined, undefined],
])("@typeset prints %j as %j and leaves it raw on request", (typed, printed) => {
  expect(resolve("typeset", "title", typed, {}, { raw: false })).toEqual(printed);
  expect(resolve("typeset", "title", typed, {}, { raw: true })).toEqual(typed);
});
