import { EmailText, mailto } from "../shared/email-link";
import * as styles from "./missing-year.module.css";

/**
 * The empty frame of a year without an entry, among the cards: asks visitors for a picture, by e-mail. It shows the address,
 * for whoever has no program for e-mail on the device.
 */
export const MissingYear = ({ year, email }: Record<"year" | "email", string>) => (
  <li className={`screen-only ${styles.frame}`}>
    <a href={mailto(email, `Fotka z roku ${year}`)}>
      <span>
        <strong>{year}</strong>
        Máte fotku?{" "}
        <small>
          Napište na&nbsp;
          <EmailText email={email} />
        </small>
      </span>
    </a>
  </li>
);
