import type { CreatePagesArgs } from "gatsby";
import { createYearPages } from "./create-year-pages";

jest.mock("node:timers/promises", () => ({ setTimeout: async () => {} }));

/** The pages that are created while the entries arrive in these steps; there are as many as were last counted. */
async function createdPages(counts: number[]) {
  const slugs = ["2025", "2024", "2023"];
  let count = counts[0] ?? 0;
  const createPage = jest.fn();
  await createYearPages({
    getNodesByType: () => {
      count = counts.shift() ?? count;
      return Array(count);
    },
    graphql: async () => ({ data: { allHistoryEntry: { nodes: slugs.slice(0, count).map((slug) => ({ slug })) } } }),
    actions: { createPage },
  } as unknown as CreatePagesArgs);
  return createPage.mock.calls.map(([{ path, context }]) => [path, context.slug]);
}

afterEach(() => delete process.env.gatsby_executing_command);

test("each entry has a page, at its slug and found by it", async () => {
  expect(await createdPages([2])).toEqual([
    ["/historie/2025/", "2025"],
    ["/historie/2024/", "2024"],
  ]);
});

test("the develop server creates no page before all entries of a changed file are there", async () => {
  process.env.gatsby_executing_command = "develop";
  expect(await createdPages([0, 0, 1, 1, 3])).toHaveLength(3);
});
