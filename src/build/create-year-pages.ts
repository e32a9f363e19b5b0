import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { CreatePagesArgs } from "gatsby";
import { neighbours } from "../lib/history-order";
import { yearPagePath } from "../lib/paths";

/** Milliseconds without a new entry after which `gatsby develop` has transformed a changed history.json. */
const SETTLE_MS = 200;

/** Creates a page for each history entry; the slugs in its context are what its query finds the entry and its neighbours by. */
export async function createYearPages({ graphql, actions, getNodesByType }: CreatePagesArgs): Promise<void> {
  if (process.env.gatsby_executing_command === "develop")
    await untilSettled(() => getNodesByType("HistoryEntry").length);
  const { data, errors } = await graphql<Pick<Queries.Query, "allHistoryEntry">>(`
    query CreateYearPages {
      allHistoryEntry(sort: { position: ASC }) {
        nodes {
          slug
          title
          year
          isCamp
        }
      }
    }
  `);
  if (!data) throw errors;
  const component = resolve("src/templates/year.tsx");
  const entries = data.allHistoryEntry.nodes;
  const neighboursOf = neighbours(entries);
  for (const entry of entries) {
    const { older, newer } = neighboursOf.get(entry) ?? {};
    // Null finds no neighbour; a missing value would find all entries.
    const context = { slug: entry.slug, older: older?.slug ?? null, newer: newer?.slug ?? null };
    actions.createPage({ path: yearPagePath(entry.slug), component, context });
  }
}

/**
 * Waits until a count stays the same. While Gatsby's develop server transforms a changed history.json, it already calls
 * createPages, and then deletes the pages of all entries that were not there yet: one added entry left 16 pages of 54.
 */
async function untilSettled(count: () => number): Promise<void> {
  for (let before = Number.NaN; before !== count(); ) {
    before = count();
    await sleep(SETTLE_MS);
  }
}
