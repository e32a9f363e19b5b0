import { EmailText, mailto } from "../shared/email-link";
import * as styles from "./missing-year.module.css";

/** An empty frame for a year without an entry. It asks for a picture, and shows the address for who has no e-mail program. */
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
