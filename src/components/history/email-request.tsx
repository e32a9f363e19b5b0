import { EmailLink } from "../shared/email-link";
import * as styles from "./email-request.module.css";

/** Asks visitors for what only they may know, by e-mail to the main leader; its address is to be read, for paper and webmail. */
export const EmailRequest = ({ text, email, subject }: Record<"text" | "email" | "subject", string>) => (
  <p className={styles.request}>
    <strong>{text}</strong> <EmailLink email={email} subject={subject} />
  </p>
);
