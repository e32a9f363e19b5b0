import { graphql, withPrefix } from "gatsby";
import { ShownBetween } from "../shared/shown-between";
import * as styles from "./this-year.module.css";

/** When this year's camp is and its theme, as a link to Letos. */
export function ThisYear({ camp }: { camp: Queries.ThisYearFragment }) {
  return (
    <a className={styles.label} href={withPrefix("/letos/")}>
      <p>
        <span>{`Tábor ${camp.dates},`}</span> <span>{`téma: ${camp.theme}`}</span>
      </p>
      <ShownBetween className={styles.note} from={camp.countdownTimestamp} until={camp.overTimestamp}>
        Tábor právě probíhá.
      </ShownBetween>
      <ShownBetween className={styles.note} from={camp.overTimestamp}>
        Už je za&nbsp;námi.
      </ShownBetween>
    </a>
  );
}

export const fragment = graphql`
  fragment ThisYear on Camp {
    dates
    theme
    countdownTimestamp
    overTimestamp
  }
`;
