import { graphql } from "gatsby";
import { UNKNOWN_YEAR } from "../../lib/history-order";
import { yearPagePath } from "../../lib/paths";
import { LinkOnDemand } from "../shared/link-on-demand";
import { Picture } from "../shared/picture";
import { displayTitle, fallbackAlt } from "./entry-texts";
import type { HistoryCardView } from "./history";
import * as styles from "./history-card.module.css";

/**
 * A past camp or another event: image, title, year. The whole card opens the photo album in a new tab, but its year leads to
 * the page of that year.
 */
export function HistoryCard({ card }: { card: HistoryCardView<Queries.HistoryCardFragment> }) {
  const { entry, headingLevel, isFirst, isOfMany } = card;
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.card} id={entry.slug} data-of-many={isOfMany || undefined}>
      <Picture image={entry.image} alt={entry.alt ?? fallbackAlt(entry)} priority={isFirst} />
      <div className={styles.caption}>
        <LinkOnDemand className={styles.year} to={yearPagePath(entry.slug)} label={pageLabel(entry)}>
          {entry.year}
        </LinkOnDemand>
        <Heading className={styles.title}>
          <a className={styles.link} href={entry.link} target="_blank" rel="noopener noreferrer">
            {displayTitle(entry)}
            <span className="visually-hidden">{`, ${entry.year}, album fotek v\u00A0nové kartě`}</span>
          </a>
        </Heading>
      </div>
    </li>
  );
}

/** The name of the link from a card to its page; it begins with what is seen. */
function pageLabel({ year, title, isCamp }: Queries.HistoryCardFragment) {
  if (isCamp && year !== UNKNOWN_YEAR) return `${year}, stránka roku`;
  return [year, title?.trim(), isCamp ? "stránka tábora" : "stránka akce"].filter(Boolean).join(", ");
}

export const fragment = graphql`
  fragment HistoryCard on HistoryEntry {
    slug
    title
    year
    isCamp
    alt
    link
    image {
      gatsbyImageData(
        layout: CONSTRAINED
        aspectRatio: 1.5
        width: 500
        outputPixelDensities: [0.56, 0.75, 1, 1.28, 1.6]
        sizes: "(min-width: 1250px) 250px, (min-width: 1090px) 20vw, (min-width: 795px) 27.5vw, (min-width: 530px) 42vw, calc(100vw - 54px)"
      )
    }
  }
`;
