import { graphql } from "gatsby";
import { typeset } from "../../lib/typography";
import { Picture } from "../shared/picture";
import { ClickIcon } from "./click-icon";
import { displayTitle, fallbackAlt } from "./history";
import * as styles from "./history-card.module.css";

interface Props {
  entry: Queries.HistoryCardFragment;
  /** Where the page's address can point to this card. */
  anchor?: string;
  /** Level of the heading. */
  level: 3 | 4;
  /** The first card of the page. */
  first?: boolean;
}

/** A past camp or another event: picture, title, year; the whole card opens the photo album in a new tab. */
export function HistoryCard({ entry, anchor, level, first }: Props) {
  const title = typeset(displayTitle(entry));
  const Heading = `h${level}` as const;
  return (
    <li className={styles.card} id={anchor}>
      <Picture image={entry.image} alt={typeset(entry.alt ?? fallbackAlt(entry))} first={first} />
      <div className={styles.caption}>
        <p className={styles.year}>{entry.year}</p>
        <ClickIcon className={styles.icon} />
        <Heading className={styles.title}>
          <a className={styles.link} href={entry.link} target="_blank" rel="noopener noreferrer">
            {title}
            <span className="visually-hidden">{typeset(`, ${entry.year}, album fotek v nové kartě`)}</span>
          </a>
        </Heading>
      </div>
    </li>
  );
}

export const fragment = graphql`
  fragment HistoryCard on HistoryEntry {
    position
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
