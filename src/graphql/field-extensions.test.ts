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
const file = { id: "file", children: ["sharp"] };

/** A resolver context whose node model holds files at these paths. */
const context = (paths: string[]) => ({
  nodeModel: {
    getNodeById: () => dataFile,
    getNodesByIds: ({ ids }: { ids: string[] }) => ids.map((id) => ({ id, internal: { type: "ImageSharp" } })),
    findOne: async ({ query }: { query: { filter: { absolutePath: { in: string[] } } } }) =>
      paths.some((path) => query.filter.absolutePath.in.includes(path)) ? file : null,
  },
});

test.each([
  ["decomposed on disk, composed in the file", "/web/data/léto.jpg".normalize("NFD"), "./léto.jpg".normalize("NFC")],
  ["composed on disk, decomposed in the file", "/web/data/léto.jpg".normalize("NFC"), "./léto.jpg".normalize("NFD")],
])("@imageByPath finds an image %s", async (_, onDisk, typed) => {
  expect(await resolve("imageByPath", "image", typed, context([onDisk]))).toMatchObject({ id: "sharp" });
});

test("a field that names a missing file is an error that says which", async () => {
  await expect(resolve("imageByPath", "image", "./neni.jpg", context([]))).rejects.toThrow(
    /data\/history\.json.*„image“.*„\.\/neni\.jpg“/,
  );
  await expect(resolve("fileByLink", "link", "/files/neni.pdf", context([]))).rejects.toThrow("/files/neni.pdf");
});

test("@fileIndex is the index in the data file", () => {
  expect(resolve("fileIndex", "position", undefined, context([]))).toBe(1);
});
