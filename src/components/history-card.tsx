import { graphql } from "gatsby";
import { typeset } from "../lib/czech";
import { entryTitle } from "../lib/history";
import { ClickIcon } from "./click-icon";
import * as styles from "./history-card.module.css";
import { Picture } from "./picture";

interface Props {
  entry: Queries.HistoryCardFragment;
  /** Where the page's address can point to this card. */
  anchor?: string;
}

/** A past camp or another event: picture, title, year; the whole card opens the photo album in a new tab. */
export function HistoryCard({ entry, anchor }: Props) {
  const title = typeset(entryTitle(entry));
  const what = entry.isCamp ? "tábor" : "akce";
  return (
    <li className={styles.card} id={anchor}>
      <Picture className={styles.picture} image={entry.image} alt={`Obrázek: ${what} ${entry.year}, ${title}`} />
      <div className={styles.caption}>
        <h3 className={styles.title}>
          <a className={styles.link} href={entry.link} target="_blank" rel="noopener noreferrer">
            {title}
            <span className="visually-hidden">, {entry.year}, album fotek v nové kartě</span>
          </a>
        </h3>
        <p className={styles.year}>{entry.year}</p>
        <ClickIcon className={styles.icon} />
      </div>
    </li>
  );
}

export const fragment = graphql`
  fragment HistoryCard on HistoryEntry {
    id
    title
    year
    isCamp
    link
    image {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 420
        aspectRatio: 1.5
        sizes: "(min-width: 1180px) 270px, (min-width: 640px) 45vw, 92vw"
      )
    }
  }
`;
