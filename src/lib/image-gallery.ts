import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ImageGallery, ImageObject } from "schema-dts";
import { displayTitle, type Entry, fallbackAlt } from "../components/history/history";
import type { SiteFacts } from "./structured-data";

/** The history with its pictures. */
export function imageGallery(site: SiteFacts, entries: readonly PicturedEntry[]): ImageGallery {
  return {
    "@type": "ImageGallery",
    name: `Historie: ${site.name}`,
    url: site.address("/historie/"),
    associatedMedia: entries.map(
      (entry): ImageObject => ({
        "@type": "ImageObject",
        name: displayTitle(entry),
        caption: entry.alt ?? fallbackAlt(entry),
        contentUrl: new URL(entry.image.gatsbyImageData.images.fallback?.src ?? "", site.address("/")).href,
      }),
    ),
  };
}

interface PicturedEntry extends Entry {
  alt: string | null;
  image: { gatsbyImageData: Pick<IGatsbyImageData, "images"> };
}
