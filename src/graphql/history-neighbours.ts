import { neighbours } from "../lib/history-order";
import { parentFile } from "./field-extensions";
import type { ContentNode, FileNode, ResolverContext } from "./resolver-types";

type Entry = ContentNode & { title?: unknown; year?: unknown; isCamp?: unknown };
type Neighbours = { newer?: Entry; older?: Entry };

/** By node id, of history.json as it was last read: all pages ask, and with 2,000 of them ordering took NN of NN s. */
let last: { digest: string; byId: Map<string, Neighbours> } | undefined;

/** The nodes of the next newer and the next older entry in the list of an entry. */
export async function historyNeighbours(entry: ContentNode, context: ResolverContext): Promise<Neighbours> {
  // Asking for the file also makes Gatsby run the page's query again when it changes.
  const file = parentFile(entry, context);
  const digest = file.internal.contentDigest;
  if (last?.digest !== digest) last = { digest, byId: await orderEntries(file, context) };
  return last.byId.get(entry.id) ?? {};
}

async function orderEntries({ children }: FileNode, context: ResolverContext): Promise<Map<string, Neighbours>> {
  const { entries } = await context.nodeModel.findAll<Entry>({ type: "HistoryEntry", query: {} });
  const positions = new Map(children.map((id, index) => [id, index]));
  const inFileOrder = [...entries].sort((a, b) => Number(positions.get(a.id)) - Number(positions.get(b.id)));
  return new Map([...neighbours(inFileOrder)].map(([{ id }, found]) => [id, found]));
}
