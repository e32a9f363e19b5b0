import { graphql, withPrefix } from "gatsby";
import { yearPagePath } from "../../lib/paths";
import { Picture } from "../shared/picture";
import { displayTitle, pageTitle } from "./entry-texts";
import * as styles from "./history-card.module.css";

type Props = { entry: Queries.HistoryCardFragment; headingLevel: 3 | 4; priority?: boolean };

/**
 * The card of a past camp or another event. The link in the heading leads to the page of the entry and covers the whole card.
 * The card has one other link, which lies on top of the first and opens the photo album in a new tab.
 */
export function HistoryCard({ entry, headingLevel, priority }: Props) {
  const Heading = `h${headingLevel}` as const;
  const title = displayTitle(entry);
  return (
    <li className={styles.card} id={entry.slug}>
      <Heading className={styles.title}>
        <a
          className={styles.link}
          href={withPrefix(yearPagePath(entry.slug))}
          aria-label={title === entry.year ? undefined : `${entry.year}, ${title}`}
        >
          <span className={styles.year}>{entry.year}</span>
          {title !== entry.year && ` ${title}`}
        </a>
      </Heading>
      <Picture image={entry.image} alt="" priority={priority} />
      <a
        className={styles.album}
        href={entry.link}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Album: ${pageTitle(entry)}, v\u00A0nové kartě`}
      >
        Album
      </a>
    </li>
  );
}

export const fragment = graphql`
  fragment HistoryCard on HistoryEntry { slug title year isCamp link image { ...CardPicture } }

  fragment CardPicture on ImageSharp {
    gatsbyImageData(
      layout: CONSTRAINED, aspectRatio: 1.5, width: 500, outputPixelDensities: [0.56, 0.75, 1, 1.28, 1.6]
      sizes: "(min-width: 2100px) 11.1vw, (min-width: 1428px) calc(120px + 5vw), (min-width: 1248px) 192px, (min-width: 767px) calc(16.8vw - 18px), (min-width: 640px) 18.8vw, (min-width: 340px) calc(47vw - 30px), calc(100vw - 54px)"
    )
  }
`;
