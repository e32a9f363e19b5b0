import { historyNeighbours } from "./history-neighbours";
import type { ContentNode, ResolverContext } from "./resolver-types";

const camp = (id: string, year: string) => ({ id, parent: "file", year, isCamp: true }) as unknown as ContentNode;
const entries = [camp("stany", "1976"), camp("druhy-beh", "1987"), camp("les", "1987"), camp("hrad", "2025")];

test.each([
  [["hrad", "les", "druhy-beh", "stany"], "hrad", "druhy-beh"],
  [["hrad", "druhy-beh", "les", "stany"], "druhy-beh", "stany"],
])("with the file in the order %j the neighbours are %s and %s", async (children, newer, older) => {
  const nodeModel = { getNodeById: () => ({ children }), findAll: async () => ({ entries }) };
  const found = await historyNeighbours(camp("les", "1987"), { nodeModel } as unknown as ResolverContext);
  expect(found).toMatchObject({ newer: { id: newer }, older: { id: older } });
});
