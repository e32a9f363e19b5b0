import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { yearPagePath } from "../lib/paths";

/**
 * Creates a page for each history entry. Gatsby's File System Route API would find the entry by its id, which is made of its
 * index in the data file: an entry added at the top would change the data of all pages, and all would be rendered again.
 */
export async function createYearPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Pick<Queries.Query, "allHistoryEntry">>(`
    query CreateYearPages {
      allHistoryEntry {
        nodes {
          slug
        }
      }
    }
  `);
  if (!data) throw errors;
  const component = resolve("src/templates/year.tsx");
  for (const { slug } of data.allHistoryEntry.nodes)
    actions.createPage({ path: yearPagePath(slug), component, context: { slug } });
}
