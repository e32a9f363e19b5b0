import { mailto } from "../shared/email-link";
import * as styles from "./missing-year.module.css";

/** An empty frame among the cards, for a year without an entry. It asks visitors to send a picture by e-mail. */
export const MissingYear = ({ year, email }: Record<"year" | "email", string>) => (
  <li id={year} className={`screen-only ${styles.frame}`}>
    <p className={styles.year}>{year}</p>
    <a href={mailto(email, `Fotka z roku ${year}`)}>
      Máte fotku? <br />
      <u>Napište nám</u>
    </a>
  </li>
);
