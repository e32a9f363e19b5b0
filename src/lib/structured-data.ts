import type { BreadcrumbList, ContactPoint, ListItem, SportsOrganization, Thing } from "schema-dts";

/*
 * What pages say to machines, in the vocabulary of schema.org. Texts are as typed in data/, without typography. What only one
 * page says has a file of its own, so that the scripts of the others do not carry it.
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

/** The organization, as others name it. */
export const holder = ({ name, address }: SiteFacts): Exclude<SportsOrganization, string> => ({
  "@type": "SportsOrganization",
  "@id": address("/#tabor"),
  name,
  url: address("/"),
});

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
