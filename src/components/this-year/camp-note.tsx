import { graphql, withPrefix } from "gatsby";
import { historyAnchorPath, PATHS } from "../../lib/paths";
import { ShownBetween } from "../shared/shown-between";
import * as styles from "./camp-note.module.css";

/** During the camp, says whom to call. After the camp, says thanks and where the pictures are or will be. */
export const CampNote = ({ camp }: { camp: Queries.CampNoteFragment }) => (
  <>
    <ShownBetween className={styles.note} from={camp.countdownTimestamp} until={camp.overTimestamp}>
      <strong>Tábor právě probíhá.</strong> <a href={withPrefix(PATHS.contacts)}>Kontakty na&nbsp;vedoucí</a>
    </ShownBetween>
    <ShownBetween className={styles.note} from={camp.overTimestamp}>
      <strong>{`Tábor ${camp.dates} je za\u00A0námi. Děkujeme!`}</strong>{" "}
      {camp.historyEntry ? (
        <a href={withPrefix(historyAnchorPath(camp.historyEntry.slug))}>Fotky z&nbsp;něj jsou v&nbsp;Historii.</a>
      ) : (
        <a href={withPrefix(PATHS.history)}>Fotky z&nbsp;něj přidáme do&nbsp;Historie.</a>
      )}{" "}
      Příští termín tu najdete, jakmile ho budeme znát.
    </ShownBetween>
  </>
);

export const fragment = graphql`
  fragment CampNote on Camp { dates countdownTimestamp overTimestamp historyEntry { slug } }
`;
