import type { ContentNode, ResolverContext } from "./resolver-types";

/**
 * Fields that follow from others: what is absent in a file means false, the countdown counts to the start, and
 * addresses begin with that of the site, which comes from its configuration.
 * Query: the content check has made sure that these files exist, so pages need not ask.
 */
export const resolvers = {
  HistoryEntry: { isCamp: { resolve: (entry: ContentNode) => entry.isCamp === true } },
  Leader: { disabled: { resolve: (leader: ContentNode) => leader.disabled === true || !leader.hoverImage } },
  SiteInfo: { siteUrl: { resolve: siteUrl } },
  FileLink: {
    address: {
      resolve: async (file: ContentNode, args: unknown, context: ResolverContext) =>
        typeof file.link === "string" ? new URL(file.link.slice(1), await siteUrl(file, args, context)).href : null,
    },
  },
  Camp: { countdownTimestamp: { resolve: (camp: ContentNode) => Date.parse(String(camp.start)) } },
  Query: {
    siteInfo: { type: "SiteInfo!" },
    intro: { type: "Intro!" },
    camp: { type: "Camp!" },
    contacts: { type: "Contacts!" },
  },
};

/** Asked of Gatsby and not of the environment, so that pages are made anew when the address changes between builds. */
async function siteUrl(_: unknown, _args: unknown, context: ResolverContext) {
  const site = await context.nodeModel.findOne({ type: "Site", query: { filter: {} } });
  return `${(site as unknown as { siteMetadata: { siteUrl: string } }).siteMetadata.siteUrl}/`;
}
