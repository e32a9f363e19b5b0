import { neighbours } from "../lib/history-order";
import { parentFile } from "./field-extensions";
import type { ContentNode, ResolverContext } from "./resolver-types";

type Entry = ContentNode & { title?: unknown; year?: unknown; isCamp?: unknown };

/** The nodes of the next newer and the next older entry in the list of a history entry. */
export async function historyNeighbours(
  entry: ContentNode,
  context: ResolverContext,
): Promise<{ newer?: Entry; older?: Entry }> {
  const positions = new Map(parentFile(entry, context).children.map((id, index) => [id, index]));
  const { entries } = await context.nodeModel.findAll<Entry>({ type: "HistoryEntry", query: {} });
  const inFileOrder = [...entries].sort((a, b) => Number(positions.get(a.id)) - Number(positions.get(b.id)));
  const self = inFileOrder.find(({ id }) => id === entry.id);
  return (self && neighbours(inFileOrder).get(self)) ?? {};
}
