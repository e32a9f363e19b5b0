import { graphql } from "gatsby";
import type { Event as EventThing } from "schema-dts";
import { PATHS } from "../../lib/paths";
import { organizer, type SiteFacts } from "../../lib/structured-data";

/** This year's camp as structured data (schema.org), with the dates that Letos shows. */
export const campEvent = (site: SiteFacts, camp: Queries.CampEventFragment): EventThing => ({
  "@type": "Event",
  name: `${site.name}: ${camp.rawTheme}`,
  description: `${camp.rawInvitation} ${camp.rawStatus}`,
  startDate: camp.start.slice(0, 10),
  endDate: camp.end,
  eventStatus: "https://schema.org/EventScheduled",
  eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
  image: site.picture,
  url: site.url(PATHS.camp),
  organizer: organizer(site),
});

export const fragment = graphql`
  fragment CampEvent on Camp {
    start end rawTheme: theme(raw: true) rawInvitation: invitation(raw: true) rawStatus: status(raw: true)
  }
`;
