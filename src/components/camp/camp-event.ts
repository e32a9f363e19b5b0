import type { Event as EventThing } from "schema-dts";
import { organizer, type SiteFacts } from "../../lib/structured-data";

type CampTexts = Pick<Queries.Camp, "theme" | "start" | "end" | "invitation" | "status">;

/** This year's camp as structured data (schema.org), with the dates that Letos shows. */
export function campEvent(site: SiteFacts, camp: CampTexts): EventThing {
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
    url: site.url("/letos/"),
    organizer: organizer(site),
  };
}
