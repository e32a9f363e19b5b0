import { graphql, Link } from "gatsby";
import { historyAnchorPath } from "../../lib/paths";
import { AfterCamp } from "../shared/after-camp";
import * as styles from "./camp-over-note.module.css";

/** From the day after the camp: thanks, and where its pictures are or will be. */
export function CampOverNote({ camp }: { camp: Queries.CampOverNoteFragment }) {
  const { dates, overTimestamp, historyEntry } = camp;
  return (
    <AfterCamp className={styles.note} overTimestamp={overTimestamp}>
      <strong>{`Tábor ${dates} je za\u00A0námi. Děkujeme!`}</strong>{" "}
      {historyEntry ? (
        <Link to={historyAnchorPath(historyEntry.slug)}>Fotky z&nbsp;něj jsou v&nbsp;Historii.</Link>
      ) : (
        <Link to="/historie/">Fotky z&nbsp;něj přidáme do&nbsp;Historie.</Link>
      )}
    </AfterCamp>
  );
}

export const fragment = graphql`
  fragment CampOverNote on Camp {
    dates
    overTimestamp
    historyEntry {
      slug
    }
  }
`;
