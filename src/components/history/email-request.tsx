import { EmailLink } from "../shared/email-link";
import * as styles from "./email-request.module.css";

/**
 * Asks visitors to send by e-mail to the main leader what only they may know. The address is shown as text, for a printed page
 * and for visitors who use webmail, where a `mailto:` link does not help.
 */
export const EmailRequest = ({ text, email, subject }: Record<"text" | "email" | "subject", string>) => (
  <p className={styles.request}>
    <strong>{text}</strong> <EmailLink email={email} subject={subject} />
  </p>
);
