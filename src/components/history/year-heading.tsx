import { graphql, withPrefix } from "gatsby";
import { UNKNOWN_YEAR } from "../../lib/history-order";
import { historyAnchorPath } from "../../lib/paths";
import { displayTitle } from "./entry-texts";
import * as styles from "./year-heading.module.css";

/** The heading of a year page: the title, the year (unless the year is the title), and a link back to the card on Historie. */
export function YearHeading({ entry }: { entry: Queries.YearHeadingFragment }) {
  const title = displayTitle(entry);
  const year = entry.year === UNKNOWN_YEAR ? "Neznámý rok" : entry.year;
  const hasYear = title !== entry.year;
  return (
    <div className={styles.heading}>
      {hasYear && (
        <p className={styles.year} aria-hidden="true">
          {year}
        </p>
      )}
      <a className={`screen-only ${styles.back}`} href={withPrefix(historyAnchorPath(entry.slug))}>
        <span className="arrow" aria-hidden="true">
          ←&nbsp;
        </span>
        Zpět do&nbsp;Historie
      </a>
      <h1>
        {hasYear && <span className="visually-hidden">{year}: </span>}
        {title}
      </h1>
    </div>
  );
}

export const fragment = graphql`
  fragment YearHeading on HistoryEntry { slug title year }
`;
