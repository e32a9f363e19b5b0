import { EmailText, mailto } from "../shared/email-link";
import * as styles from "./missing-year.module.css";

/**
 * An empty frame among the cards, for a year without an entry. It asks visitors to send a picture by e-mail, and shows the
 * address for visitors who have no e-mail program on their device. The year is a link to the frame, to be sent to a friend.
 */
export const MissingYear = ({ year, email }: Record<"year" | "email", string>) => (
  <li id={year} className={`screen-only ${styles.frame}`}>
    <a className={styles.year} href={`#${year}`}>
      {year}
    </a>
    <a href={mailto(email, `Fotka z roku ${year}`)}>
      <u>Máte fotku?</u>{" "}
      <small>
        Napište na&nbsp;
        <EmailText email={email} />
      </small>
    </a>
  </li>
);
