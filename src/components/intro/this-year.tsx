import { graphql, Link } from "gatsby";
import { AfterCamp } from "../shared/after-camp";
import * as styles from "./this-year.module.css";

/** When this year's camp is and its theme, as a link to Letos. */
export function ThisYear({ camp }: { camp: Queries.ThisYearFragment }) {
  return (
    <Link className={styles.label} to="/letos/">
      <p>
        <span>{`Tábor ${camp.dates},`}</span> <span>{`téma: ${camp.theme}`}</span>
      </p>
      <AfterCamp className={styles.over} overTimestamp={camp.overTimestamp}>
        Už je za&nbsp;námi.
      </AfterCamp>
    </Link>
  );
}

export const fragment = graphql`
  fragment ThisYear on Camp {
    dates
    theme
    overTimestamp
  }
`;
