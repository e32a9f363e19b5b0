import { graphql, Link } from "gatsby";
import { UNKNOWN_YEAR } from "../../lib/history-order";
import { historyCardPath } from "../../lib/paths";
import { displayTitle } from "./entry-texts";
import * as styles from "./year-heading.module.css";

/** The heading of a year page: its title, the year above it unless it is the title, and the way back to its card. */
export function YearHeading({ entry }: { entry: Queries.YearHeadingFragment }) {
  const title = displayTitle(entry);
  return (
    <div className={styles.heading}>
      <Link className={styles.back} to={historyCardPath(entry.slug)}>
        Zpět do&nbsp;Historie
      </Link>
      {title !== entry.year && (
        <p className={styles.year}>{entry.year === UNKNOWN_YEAR ? "Neznámý rok" : entry.year}</p>
      )}
      <h1>{title}</h1>
    </div>
  );
}

export const fragment = graphql`
  fragment YearHeading on HistoryEntry {
    slug
    title
    year
  }
`;
