import { graphql, withPrefix } from "gatsby";
import { PATHS } from "../../lib/paths";
import { ShownBetween } from "../shared/shown-between";
import * as styles from "./camp-link.module.css";

/** The dates and the theme of this year's camp, as a link to Letos. */
export const CampLink = ({ camp }: { camp: Queries.CampLinkFragment }) => (
  <a className={styles.label} href={withPrefix(PATHS.camp)}>
    <p>
      <span>
        Tábor <span>{camp.dates},</span>
      </span>{" "}
      <span>{`téma: ${camp.theme}`}</span>
    </p>
    <ShownBetween className={styles.note} from={camp.countdownTimestamp} until={camp.overTimestamp}>
      Tábor právě probíhá.
    </ShownBetween>
    <ShownBetween className={styles.note} from={camp.overTimestamp}>
      Už je za&nbsp;námi.
    </ShownBetween>
  </a>
);

export const fragment = graphql`
  fragment CampLink on Camp { dates theme countdownTimestamp overTimestamp }
`;
