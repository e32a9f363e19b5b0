import type { CreatePagesArgs } from "gatsby";
import { createYearPages } from "./create-year-pages";

jest.mock("node:timers/promises", () => ({ setTimeout: async () => {} }));

/** The pages that are created while the entries arrive in these steps; there are as many as were last counted. */
async function createdPages(counts: number[]) {
  const nodes = ["2025", "2024", "…"].map((year) => ({ slug: year, title: "Hrad", year, isCamp: true }));
  let count = counts[0] ?? 0;
  const createPage = jest.fn();
  await createYearPages({
    getNodesByType: () => {
      count = counts.shift() ?? count;
      return Array(count);
    },
    graphql: async () => ({ data: { allHistoryEntry: { nodes: nodes.slice(0, count) } } }),
    actions: { createPage },
  } as unknown as CreatePagesArgs);
  return createPage.mock.calls.map(([{ path, context }]) => [path, context]);
}

afterEach(() => delete process.env.gatsby_executing_command);

test("errors of the query are thrown as one that says what is wrong", async () => {
  const graphql = async () => ({ errors: [new Error("Cannot query field")] });
  await expect(createYearPages({ graphql } as unknown as CreatePagesArgs)).rejects.toThrow("Cannot query field");
});

test("the develop server creates no page before all entries of a changed file are there", async () => {
  process.env.gatsby_executing_command = "develop";
  expect(await createdPages([0, 0, 1, 1, 3])).toHaveLength(3);
});
