import { contentTypes, type DataFile } from "../content/schemas";

/** The node of a data file, as gatsby-transformer-json shows it. */
type DataFileNode = { base?: unknown; internal: { content?: string } };

/**
 * The GraphQL type of a JSON node for gatsby-transformer-json, which would otherwise derive it from the folder.
 *
 * Also drops the file's text, which Gatsby has put into the file's node to parse it: linked to each of its entries, the node
 * is stored as many times, with 2,000 entries 1.7 GB and 10 of the 12 seconds of that step. Delete that line when Gatsby keeps
 * loaded content out of its data store.
 */
export function contentType({ node }: { node: DataFileNode }): string {
  delete node.internal.content;
  return contentTypes[node.base as DataFile];
}
