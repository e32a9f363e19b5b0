import { contentType } from "./content-type";

test("the type follows from the name of the file, whose text is not stored again with each entry", () => {
  const node = { base: "history.json", internal: { content: "[]", mediaType: "application/json" } };
  expect(contentType({ node })).toBe("HistoryEntry");
  expect(node.internal).toEqual({ mediaType: "application/json" });
});
