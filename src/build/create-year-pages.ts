import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { CreatePagesArgs } from "gatsby";
import { neighbours } from "../lib/history-order";
import { yearPagePath } from "../lib/paths";

/** Creates a page for each history entry. By the slugs in its context, its query finds the entry and the two neighbours. */
export async function createYearPages({ graphql, actions, reporter, getNodesByType }: CreatePagesArgs): Promise<void> {
  // `gatsby develop` calls createPages while it still transforms a changed history.json. At that moment entries are missing,
  // and later Gatsby deletes their pages. After one entry was added, only 16 of 54 pages were left. So this function waits
  // until no more entries arrive. Delete when Gatsby calls createPages after the transformation.
  const count = () => getNodesByType("HistoryEntry").length;
  if (process.env.gatsby_executing_command === "develop")
    for (let before = -1; before !== count(); await sleep(200)) before = count();
  const { data, errors } = await graphql<Pick<Queries.Query, "allHistoryEntry">>(`
    query CreateYearPages { allHistoryEntry(sort: { position: ASC }) { nodes { slug title year isCamp } } }
  `);
  if (!data) return void reporter.panicOnBuild("The pages of years cannot be created", errors);
  const entries = data.allHistoryEntry.nodes;
  const neighboursOf = neighbours(entries);
  for (const entry of entries) {
    const { older, newer } = neighboursOf.get(entry) ?? {};
    // Null stands for a missing neighbour, so that the query finds no entry. With undefined it would find all entries.
    const context = { slug: entry.slug, older: older?.slug ?? null, newer: newer?.slug ?? null };
    actions.createPage({ path: yearPagePath(entry.slug), component: resolve("src/templates/year.tsx"), context });
  }
}
