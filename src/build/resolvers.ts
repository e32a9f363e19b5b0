import type { ContentNode } from "./resolver-types";

/**
 * Fields that follow from others: what is absent in a file means false, and the countdown counts to the start.
 * Query: the content check has made sure that these files exist, so pages need not ask.
 */
export const resolvers = {
  HistoryEntry: { isCamp: { resolve: (entry: ContentNode) => entry.isCamp === true } },
  Leader: { disabled: { resolve: (leader: ContentNode) => leader.disabled === true || !leader.hoverImage } },
  Camp: { countdownTimestamp: { resolve: (camp: ContentNode) => Date.parse(String(camp.start)) } },
  Query: {
    siteInfo: { type: "SiteInfo!" },
    intro: { type: "Intro!" },
    camp: { type: "Camp!" },
    contacts: { type: "Contacts!" },
  },
};
