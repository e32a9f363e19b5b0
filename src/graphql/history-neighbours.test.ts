import { historyNeighbours } from "./history-neighbours";
import type { ContentNode, ResolverContext } from "./resolver-types";

const camp = (id: string, year: string) => ({ id, parent: "file", year, isCamp: true }) as unknown as ContentNode;
const entries = [camp("stany", "1976"), camp("druhy-beh", "1987"), camp("les", "1987"), camp("hrad", "2025")];

/** Of a build in which the data file has these entries, in this order. */
function contextOf(children: string[]) {
  const getNodesByIds = jest.fn(({ ids }: { ids: string[] }) =>
    ids.map((id) => entries.find((node) => node.id === id)),
  );
  const file = { children, internal: { contentDigest: children.join() } };
  return { nodeModel: { getNodeById: () => file, getNodesByIds } };
}
const find = (id: string, context: object) => historyNeighbours(camp(id, "1987"), context as ResolverContext);

test.each([
  [["hrad", "les", "druhy-beh", "stany"], "hrad", "druhy-beh"],
  [["hrad", "druhy-beh", "les", "stany"], "druhy-beh", "stany"],
])("with the file in the order %j the neighbours are %s and %s", (children, newer, older) => {
  expect(find("les", contextOf(children))).toMatchObject({ newer: { id: newer }, older: { id: older } });
});

test("all entries are read once for all pages, and again when the file has changed", () => {
  const context = contextOf(["les", "hrad"]);
  for (const id of ["les", "hrad", "les"]) find(id, context);
  expect(context.nodeModel.getNodesByIds).toHaveBeenCalledTimes(1);
  expect(find("les", contextOf(["les", "stany"]))).toMatchObject({ older: { id: "stany" } });
});
