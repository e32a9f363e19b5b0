import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { CreatePagesArgs } from "gatsby";
import { neighbours } from "../lib/history-order";
import { yearPagePath } from "../lib/paths";

/** Creates a page for each history entry. By the slugs in the page's context its query finds the entry and the neighbours. */
export async function createYearPages({ graphql, actions, getNodesByType }: CreatePagesArgs): Promise<void> {
  // `gatsby develop` calls this while it still transforms a changed history.json, and later deletes the pages of all entries that
  // were not there yet: after one added entry 16 pages of 54 were left. This waits until no more entries arrive. Delete when
  // Gatsby calls createPages after the transformation.
  const count = () => getNodesByType("HistoryEntry").length;
  if (process.env.gatsby_executing_command === "develop")
    for (let before = -1; before !== count(); await sleep(200)) before = count();
  const { data, errors } = await graphql<Pick<Queries.Query, "allHistoryEntry">>(`
    query CreateYearPages { allHistoryEntry(sort: { position: ASC }) { nodes { slug title year isCamp } } }
  `);
  if (!data) throw new Error(String(errors));
  const component = resolve("src/templates/year.tsx");
  const entries = data.allHistoryEntry.nodes;
  const neighboursOf = neighbours(entries);
  for (const entry of entries) {
    const { older, newer } = neighboursOf.get(entry) ?? {};
    // With null the query finds no neighbour; with undefined it would find all entries.
    const context = { slug: entry.slug, older: older?.slug ?? null, newer: newer?.slug ?? null };
    actions.createPage({ path: yearPagePath(entry.slug), component, context });
  }
}
