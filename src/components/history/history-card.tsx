import { graphql, withPrefix } from "gatsby";
import { UNKNOWN_YEAR } from "../../lib/history-order";
import { yearPagePath } from "../../lib/paths";
import { CardLink } from "../shared/card-link";
import { Picture } from "../shared/picture";
import { displayTitle, fallbackAlt } from "./entry-texts";
import * as styles from "./history-card.module.css";

type Props = { entry: Queries.HistoryCardFragment; headingLevel: 3 | 4; priority?: boolean };

/** A past camp or another event. The whole card opens its photo album in a new tab, but its year the page of that year. */
export function HistoryCard({ entry, headingLevel, priority }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.card} id={entry.slug}>
      <Picture image={entry.image} alt={entry.alt ?? fallbackAlt(entry)} priority={priority} />
      <div className={styles.caption}>
        <a href={withPrefix(yearPagePath(entry.slug))} aria-label={pageLabel(entry)}>
          {entry.year}
        </a>
        <Heading className={styles.title}>
          <CardLink href={entry.link}>
            {displayTitle(entry)}
            <span className="visually-hidden">{` (${entry.year}, album fotek v\u00A0nové kartě)`}</span>
          </CardLink>
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
      ...CardPicture
    }
  }

  fragment CardPicture on ImageSharp {
    gatsbyImageData(
      layout: CONSTRAINED
      aspectRatio: 1.5
      width: 500
      outputPixelDensities: [0.56, 0.75, 1, 1.28, 1.6]
      sizes: "(min-width: 1700px) 11.4vw, (min-width: 1216px) 197px, (min-width: 972px) 20vw, (min-width: 711px) 27vw, (min-width: 467px) 42vw, calc(100vw - 52px)"
    )
  }
`;
