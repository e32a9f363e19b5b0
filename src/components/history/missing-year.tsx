import { mailto } from "../shared/email-link";
import * as styles from "./missing-year.module.css";

/** The empty frame of a year without an entry, among the cards: asks visitors for a picture, by e-mail. */
export const MissingYear = ({ year, email }: Record<"year" | "email", string>) => (
  <li className={`screen-only ${styles.frame}`}>
    <a href={mailto(email, `Fotka z roku ${year}`)}>
      <span>
        <strong>{year}</strong>
        <br />
        Máte fotku?
      </span>
    </a>
  </li>
);
