import { graphql, withPrefix } from "gatsby";
import { historyAnchorPath } from "../../lib/paths";
import { ShownBetween } from "../shared/shown-between";
import * as styles from "./camp-note.module.css";

/** While the camp is on, whom to call; from the day after it thanks, and where its pictures are or will be. */
export function CampNote({ camp }: { camp: Queries.CampNoteFragment }) {
  const { dates, countdownTimestamp, overTimestamp, historyEntry } = camp;
  return (
    <>
      <ShownBetween className={styles.note} from={countdownTimestamp} until={overTimestamp}>
        <strong>Tábor právě probíhá.</strong> <a href={withPrefix("/kontakty/")}>Kontakty na&nbsp;vedoucí</a>
      </ShownBetween>
      <ShownBetween className={styles.note} from={overTimestamp}>
        <strong>{`Tábor ${dates} je za\u00A0námi. Děkujeme!`}</strong>{" "}
        {historyEntry ? (
          <a href={withPrefix(historyAnchorPath(historyEntry.slug))}>Fotky z&nbsp;něj jsou v&nbsp;Historii.</a>
        ) : (
          <a href={withPrefix("/historie/")}>Fotky z&nbsp;něj přidáme do&nbsp;Historie.</a>
        )}
      </ShownBetween>
    </>
  );
}

export const fragment = graphql`
  fragment CampNote on Camp {
    dates
    countdownTimestamp
    overTimestamp
    historyEntry {
      slug
    }
  }
`;
