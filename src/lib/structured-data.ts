import type { SportsOrganization, Thing } from "schema-dts";
import { PATHS } from "./paths";

/** What structured data says about the whole site. The texts are as typed in data/, without typography. */
export interface SiteFacts {
  /** The title and the subtitle of the site, joined: the name of the camp, then its session. */
  name: string;
  description: string;
  /** URL of the picture for link previews. */
  picture: string;
  /** Returns the absolute URL of a path on this site. The path is without the path prefix. */
  url: (path: string) => string;
}

/** JSON-LD (schema.org) as the text of a script. Nothing in the text can end the script or be read as markup. */
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things })
    .replaceAll("<", "\\u003c")
    .replaceAll("&", "\\u0026");

/** The organization that runs the camp. */
export const organization = (site: SiteFacts): SportsOrganization => ({
  ...organizer(site),
  description: site.description,
  logo: site.url("/icon-512.png"),
  image: site.picture,
});

/** A short form of the organization that runs the camp, for structured data that refers to the organization. */
export const organizer = ({ name, url }: SiteFacts): Exclude<SportsOrganization, string> => ({
  "@type": "SportsOrganization",
  "@id": url("/#tabor"),
  name,
  url: url(PATHS.intro),
});
