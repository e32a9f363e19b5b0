import type { ContentNode } from "./resolver-types";
import { resolvers } from "./resolvers";

const node = (fields: object) => fields as ContentNode;

const lists = [resolvers.Camp.details, resolvers.Camp.questions, resolvers.SiteInfo.yearsWithoutCamp];
test.each(lists)("a missing list is an empty one", (list) => {
  expect(list.resolve(node({}))).toEqual([]);
});

test("of two entries of its year, the history entry of a camp is the camp", async () => {
  const entries = [
    { year: "2025", isCamp: false, slug: "2025-sraz" },
    { year: "2024", isCamp: true, slug: "2024" },
    { year: "2025", isCamp: true, slug: "2025" },
  ];
  type Query = { query: { filter: Record<string, { eq: unknown }> } };
  const findOne = async ({ query: { filter } }: Query) =>
    entries.find((entry) => Object.entries(filter).every(([key, { eq }]) => entry[key as "year"] === eq));
  const camp = node({ start: "2025-07-20T14:00:00+02:00" });
  expect(await resolvers.Camp.historyEntry.resolve(camp, {}, { nodeModel: { findOne } } as never)).toBe(entries[2]);
});
