/** @jest-environment node */
import type { Actions } from "gatsby";
import { registerFieldExtensions } from "./field-extensions";

type Resolve = (source: object, args: object, context: object, info: object) => unknown;

/** The resolvers of our extensions, as Gatsby gets them. */
function resolvers() {
  const found = new Map<string, Resolve>();
  const createFieldExtension = ({ name, extend }: { name: string; extend: () => { resolve: Resolve } }) =>
    found.set(name, extend().resolve);
  registerFieldExtensions({ createFieldExtension } as unknown as Actions);
  return found;
}

const dataFile = { id: "json", dir: "/web/data", base: "history.json", children: ["a", "b"] };
const original = { id: "file", children: ["original-sharp", "other"] };
const copy = { id: "copy", children: ["copy-sharp"] };
const types: Record<string, string> = { "original-sharp": "ImageSharp", "copy-sharp": "ImageSharp", other: "Other" };

/** Gatsby's node model with the files given, by path; `turned` if there is an upright copy of each. */
const context = (paths: string[], turned = false) => ({
  nodeModel: {
    getNodeById: () => dataFile,
    getNodesByIds: ({ ids }: { ids: string[] }) => ids.map((id) => ({ id, internal: { type: types[id] } })),
    findOne: async ({ query }: { query: { filter: { absolutePath?: { in: string[] } } } }) => {
      const wanted = query.filter.absolutePath?.in;
      if (!wanted) return turned ? copy : null;
      return paths.some((path) => wanted.includes(path)) ? original : null;
    },
  },
});
const picture = (path: string | undefined, nodes: object) =>
  resolvers().get("picture")?.({ id: "a", parent: "json", image: path }, {}, nodes, { fieldName: "image" });

test.each([
  ["as it is typed", "/web/data/history/a.jpg", "./history/a.jpg"],
  ["decomposed on disk, composed in the file", "/web/data/léto.jpg".normalize("NFD"), "./léto.jpg".normalize("NFC")],
  ["composed on disk, decomposed in the file", "/web/data/léto.jpg".normalize("NFC"), "./léto.jpg".normalize("NFD")],
])("@picture finds a picture %s", async (_, onDisk, typed) => {
  expect(await picture(typed, context([onDisk]))).toEqual(expect.objectContaining({ id: "original-sharp" }));
});

test("@picture hands on the upright copy where there is one", async () => {
  expect(await picture("./a.jpg", context(["/web/data/a.jpg"], true))).toEqual(
    expect.objectContaining({ id: "copy-sharp" }),
  );
});

test("@picture of an absent field is null, of a missing file an error that names it", async () => {
  expect(await picture(undefined, context([]))).toBeNull();
  await expect(picture("./neni.jpg", context([]))).rejects.toThrow(/data\/history\.json.*„image“.*„\.\/neni\.jpg“/);
});

test("@document leads to the file under static/, without a link to null", async () => {
  const document = (link?: string) =>
    resolvers().get("document")?.({ id: "a", parent: "json", link }, {}, context(["/web/static/files/a.pdf"]), {});
  expect(await document("/files/a.pdf")).toBe(original);
  expect(await document()).toBeNull();
  await expect(document("/files/neni.pdf")).rejects.toThrow("/files/neni.pdf");
});

test("@filePosition is the place in the file", () => {
  expect(resolvers().get("filePosition")?.({ id: "b", parent: "json" }, {}, context([]), {})).toBe(1);
});
