import { parseSiteUrl } from "../build/site-url";
import { formatDateRange, overTimestamp } from "../lib/dates";
import { entrySlug } from "../lib/slug";
import { gatsbyImageData } from "./image-data";
import type { ContentNode, ResolverContext } from "./resolver-types";

// If the URL has changed, build-mark.ts has deleted what Gatsby had cached with the old URL.
const { siteUrl } = parseSiteUrl(process.env.SITE_URL);

/**
 * Fields that are computed from other fields or from the configuration. The types under `Query` say that these queries never
 * return null. This is true for two reasons: the content check makes sure that each data file with a single record exists, and
 * the template of a year (year.tsx) asks only for entries that exist.
 */
export const resolvers = {
  ImageSharp: { gatsbyImageData: { resolve: gatsbyImageData } },
  Leader: { disabled: { resolve: (leader: ContentNode) => leader.disabled === true || !leader.hoverImage } },
  SiteInfo: {
    siteUrl: { resolve: () => siteUrl },
    yearsWithoutCamp: { resolve: (site: ContentNode) => site.yearsWithoutCamp ?? [] },
  },
  FileLink: {
    url: {
      resolve: (file: ContentNode) =>
        typeof file.link === "string" ? new URL(file.link.slice(1), siteUrl).href : null,
    },
  },
  Camp: {
    details: { resolve: (camp: ContentNode) => camp.details ?? [] },
    questions: { resolve: (camp: ContentNode) => camp.questions ?? [] },
    dates: { resolve: (camp: ContentNode) => formatDateRange(String(camp.start), String(camp.end)) },
    countdownTimestamp: { resolve: (camp: ContentNode) => Date.parse(String(camp.start)) },
    overTimestamp: { resolve: (camp: ContentNode) => overTimestamp(String(camp.start), String(camp.end)) },
    historyEntry: {
      resolve: (camp: ContentNode, _: unknown, context: ResolverContext) =>
        context.nodeModel.findOne({
          type: "HistoryEntry",
          query: { filter: { isCamp: { eq: true }, year: { eq: String(camp.start).slice(0, 4) } } },
        }),
    },
  },
  HistoryEntry: {
    isCamp: { resolve: (entry: ContentNode) => entry.isCamp === true },
    slug: { resolve: (entry: ContentNode) => entrySlug(entry) },
  },
  Query: {
    siteInfo: { type: "SiteInfo!" },
    intro: { type: "Intro!" },
    camp: { type: "Camp!" },
    contacts: { type: "Contacts!" },
    historyEntry: { type: "HistoryEntry!" },
  },
};
