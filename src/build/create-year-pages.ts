import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { CreatePagesArgs } from "gatsby";
import { yearPagePath } from "../lib/paths";

/** Milliseconds without a new entry after which `gatsby develop` has transformed a changed history.json. */
const SETTLE_MS = 200;

/**
 * Creates a page for each history entry. Gatsby's File System Route API would find the entry by its id, which is made of its
 * index in the data file: an entry added at the top would change the data of all pages, and all would be rendered again.
 */
export async function createYearPages({ graphql, actions, getNodesByType }: CreatePagesArgs): Promise<void> {
  // In develop Gatsby calls this meanwhile, and then deletes the other pages: of 62 it left 21 after three edits.
  const countEntries = () => getNodesByType("HistoryEntry").length;
  for (let before = -1; process.env.gatsby_executing_command === "develop" && before !== countEntries(); ) {
    before = countEntries();
    await sleep(SETTLE_MS);
  }
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
