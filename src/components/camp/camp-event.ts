import type { Event } from "schema-dts";
import { holder, type SiteFacts } from "../../lib/structured-data";

/** This year's camp, on the dates that Letos prints. */
export function campEvent(
  site: SiteFacts,
  camp: { theme: string; start: string; end: string; invitation: string; status: string },
): Event {
  return {
    "@type": "Event",
    name: `${site.name}: ${camp.theme}`,
    description: `${camp.invitation} ${camp.status}`,
    startDate: camp.start.slice(0, 10),
    endDate: camp.end,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    typicalAgeRange: `${site.ages.from}-${site.ages.to}`,
    image: site.picture,
    url: site.address("/letos/"),
    organizer: holder(site),
  };
}
