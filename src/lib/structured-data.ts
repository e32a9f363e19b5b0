import type { IGatsbyImageData } from "gatsby-plugin-image";
import type {
  BreadcrumbList,
  ContactPoint,
  Event,
  ImageGallery,
  ImageObject,
  ListItem,
  SportsOrganization,
  Thing,
} from "schema-dts";
import { derivedAlt, type Entry, entryTitle } from "./history";

/*
 * What pages say to machines, in the vocabulary of schema.org. Texts are as typed in data/, without typography.
 */

/** What each page knows of the whole site. */
export interface SiteFacts {
  /** The camp's name with the session. */
  name: string;
  description: string;
  ages: { from: number; to: number };
  /** Address of the picture for previews. */
  picture: string;
  /** The whole address of a path on this site, with the prefix that the path has not. */
  address: (path: string) => string;
}

/** JSON-LD as the text of a script: nothing in it can end the script or be taken for markup. */
export function jsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things })
    .replaceAll("<", "\\u003c")
    .replaceAll("&", "\\u0026");
}

/** Who holds the camp. */
export function organization(site: SiteFacts, contacts: Contact[] = []): SportsOrganization {
  return {
    ...holder(site),
    description: site.description,
    logo: site.address("/icon-512.png"),
    image: site.picture,
    ...(contacts.length > 0 && { contactPoint: contacts.map((contact) => ({ "@type": "ContactPoint", ...contact })) }),
  };
}

type Contact = Pick<Exclude<ContactPoint, string>, "contactType" | "telephone" | "email">;

const holder = ({ name, address }: SiteFacts): Exclude<SportsOrganization, string> => ({
  "@type": "SportsOrganization",
  "@id": address("/#tabor"),
  name,
  url: address("/"),
});

/** This year's camp, on the dates that Letos prints. */
export function campEvent(
  site: SiteFacts,
  camp: { theme: string; start: string; end: string; invitation: string; status: string },
): Event {
  return {
    "@type": "Event",
    name: `${site.name}: ${camp.theme}`,
    description: `${camp.invitation} ${camp.status}.`,
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

/** The history with its pictures. */
export function imageGallery(site: SiteFacts, entries: readonly PicturedEntry[]): ImageGallery {
  return {
    "@type": "ImageGallery",
    name: `Historie: ${site.name}`,
    url: site.address("/historie/"),
    associatedMedia: entries.map(
      (entry): ImageObject => ({
        "@type": "ImageObject",
        name: entryTitle(entry),
        caption: entry.alt ?? derivedAlt(entry),
        contentUrl: new URL(entry.image.gatsbyImageData.images.fallback?.src ?? "", site.address("/")).href,
      }),
    ),
  };
}

interface PicturedEntry extends Entry {
  alt: string | null;
  image: { gatsbyImageData: Pick<IGatsbyImageData, "images"> };
}

/** Where a page stands: below the start page. */
export function breadcrumbs(site: SiteFacts, page: { title: string; path: string }): BreadcrumbList {
  const steps = [{ title: "Úvod", path: "/" }, page];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(
      ({ title, path }, index): ListItem => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        item: site.address(path),
      }),
    ),
  };
}
