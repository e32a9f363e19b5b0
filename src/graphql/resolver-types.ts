import type { Node } from "gatsby";

/** A node made from one entry of a data file. Its fields have the values of the file, without added typography. */
export type ContentNode = Node & Record<string, unknown>;

/** The part of Gatsby's resolver context that is used here. Gatsby has no type for it. */
export interface ResolverContext {
  nodeModel: {
    getNodeById(args: { id: string | null }): Node | null;
    getNodesByIds(args: { ids: readonly string[] }): Node[];
    findOne<Found = Node>(args: { type: string; query: { filter: object } }): Promise<Found | null>;
  };
}
