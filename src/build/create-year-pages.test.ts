import { setTimeout as sleep } from "node:timers/promises";
import type { CreatePagesArgs } from "gatsby";
import { createYearPages } from "./create-year-pages";

jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn() }));

afterEach(() => delete process.env.gatsby_executing_command);

test("errors of the query end the build", async () => {
  const [errors, panicOnBuild] = [[new Error("Cannot query field")], jest.fn()];
  const graphql = async () => ({ errors });
  await createYearPages({ graphql, reporter: { panicOnBuild } } as unknown as CreatePagesArgs);
  expect(panicOnBuild).toHaveBeenCalledWith(expect.any(String), errors);
});

test("the develop server creates no page before all entries of a changed file are there", async () => {
  process.env.gatsby_executing_command = "develop";
  const counts = [0, 0, 0, 1, 2, 3];
  let count = 0;
  const getNodesByType = () => Array(count);
  jest.mocked(sleep).mockImplementation(async () => {
    count = counts.shift() ?? count;
  });
  const nodes = ["2025", "2024", "…"].map((year) => ({ slug: year, title: "Hrad", year, isCamp: true }));
  const graphql = async () => ({ data: { allHistoryEntry: { nodes: nodes.slice(0, count) } } });
  const actions = { createPage: jest.fn() };
  await createYearPages({ getNodesByType, graphql, actions } as unknown as CreatePagesArgs);
  expect(actions.createPage).toHaveBeenCalledTimes(3);
});
