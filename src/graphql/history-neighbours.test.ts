import { historyNeighbours } from "./history-neighbours";
import type { ContentNode, ResolverContext } from "./resolver-types";

const camp = (id: string, year: string) => ({ id, parent: "file", year, isCamp: true, internal: {} });
/** A resolver context with the entries in any order, and their order in the file. */
const context = (contentDigest: string, children: string[], entries: object[]) =>
  ({
    nodeModel: { getNodeById: () => ({ children, internal: { contentDigest } }), findAll: async () => ({ entries }) },
  }) as unknown as ResolverContext;
const entry = { id: "les" } as ContentNode;

test("neighbours follow from year and file, and are computed again when the file has changed", async () => {
  const entries = [camp("stany", "1976"), camp("druhy-beh", "1987"), camp("les", "1987"), camp("hrad", "2025")];
  const before = context("a", ["hrad", "les", "druhy-beh", "stany"], entries);
  expect(await historyNeighbours(entry, before)).toMatchObject({ newer: { id: "hrad" }, older: { id: "druhy-beh" } });
  const swapped = context("b", ["hrad", "druhy-beh", "les", "stany"], entries);
  expect(await historyNeighbours(entry, swapped)).toMatchObject({ newer: { id: "druhy-beh" }, older: { id: "stany" } });
});

test("an entry of unknown year has none", async () => {
  const entries = [camp("hrad", "2025"), camp("pochod", "…"), camp("les", "1987")];
  const { newer, older } = await historyNeighbours(
    { id: "pochod" } as ContentNode,
    context("c", ["hrad", "pochod", "les"], entries),
  );
  expect([newer, older]).toEqual([undefined, undefined]);
});
