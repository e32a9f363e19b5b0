import { EmailLink } from "../shared/email-link";
import * as styles from "./email-request.module.css";

/**
 * Asks visitors to write to the main leader what perhaps only they know. The e-mail address is shown as text, for printed pages
 * and for visitors who use webmail, where a `mailto:` link does not help.
 */
export const EmailRequest = ({ text, email, subject }: Record<"text" | "email" | "subject", string>) => (
  <p className={styles.request}>
    <strong>{text}</strong> <EmailLink email={email} subject={subject} />
  </p>
);
