import { neighbours } from "../lib/history-order";
import { parentFile } from "./field-extensions";
import type { ContentNode, ResolverContext } from "./resolver-types";

type Entry = ContentNode & { title?: unknown; year?: unknown; isCamp?: unknown };

/** The neighbours of all entries by their ids, as they follow from the data file with this digest. */
let latest: { digest: string; neighbours: ReadonlyMap<string, { newer?: Entry; older?: Entry }> };

/**
 * The nodes of the next newer and the next older entry in the list of a history entry. Each page asks for its own, so they are
 * computed only when the data file has changed.
 */
export function historyNeighbours(entry: ContentNode, context: ResolverContext) {
  const { children, internal } = parentFile(entry, context);
  if (latest?.digest !== internal.contentDigest) {
    const entries = context.nodeModel.getNodesByIds({ ids: children }) as Entry[];
    const byId = [...neighbours(entries)].map(([{ id }, found]) => [id, found] as const);
    latest = { digest: internal.contentDigest, neighbours: new Map(byId) };
  }
  return latest.neighbours.get(entry.id) ?? {};
}
