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
  if (process.env.gatsby_executing_command === "develop")
    await untilSettled(() => getNodesByType("HistoryEntry").length);
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

/**
 * Waits until a count stays the same. While Gatsby's develop server transforms a changed history.json, it already calls
 * createPages, and then deletes the pages of all entries that were not there yet: three edits left 21 pages of 62.
 */
async function untilSettled(count: () => number): Promise<void> {
  for (let before = Number.NaN; before !== count(); ) {
    before = count();
    await sleep(SETTLE_MS);
  }
}
