import { EmailText, mailto } from "../shared/email-link";
import * as styles from "./missing-year.module.css";

/**
 * An empty frame among the cards, for a year without an entry. It asks visitors to send a picture by e-mail, and shows the
 * address for visitors who have no e-mail program on their device.
 */
export const MissingYear = ({ year, email }: Record<"year" | "email", string>) => (
  <li id={year} className={`screen-only ${styles.frame}`}>
    <a href={mailto(email, `Fotka z roku ${year}`)}>
      <span>
        <strong>{year}</strong> <u>Máte fotku?</u>{" "}
        <small>
          Napište na&nbsp;
          <EmailText email={email} />
        </small>
      </span>
    </a>
  </li>
);
