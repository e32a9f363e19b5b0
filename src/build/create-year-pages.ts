import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { CreatePagesArgs } from "gatsby";
import { neighbours } from "../lib/history-order";
import { yearPagePath } from "../lib/paths";

/** Creates a page for each history entry. By the slugs in its context, its query finds the entry and the two neighbours. */
export async function createYearPages({ graphql, actions, reporter, getNodesByType }: CreatePagesArgs): Promise<void> {
  // `gatsby develop` calls createPages while a changed history.json is still checked and transformed. At that moment entries are
  // missing, and Gatsby would delete their pages. So this function waits until entries are there and no more arrive. If the file
  // cannot be read, none arrives within ten seconds. Delete when Gatsby calls createPages after the transformation.
  const count = () => getNodesByType("HistoryEntry").length;
  let tries = process.env.gatsby_executing_command === "develop" ? 50 : 0;
  for (let before = 0; tries > 0 && (before === 0 || before !== count()); tries--) {
    before = count();
    await sleep(200);
  }
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
