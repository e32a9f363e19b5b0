import * as styles from "./email-request.module.css";

/** Asks visitors for what only they may know, by e-mail to the main leader; its address is to be read, for paper and webmail. */
export const EmailRequest = ({ text, email, subject }: Record<"text" | "email" | "subject", string>) => (
  <p className={styles.request}>
    <strong>{text}</strong> Napište hlavnímu vedoucímu: <a href={emailLink(email, subject)}>{email}</a>
  </p>
);

/** RFC 6068: percent-encoded UTF-8. A no-break space of a typeset title is an ordinary one in an e-mail. */
export const emailLink = (email: string, subject: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject.replace(/\u00A0/g, " "))}`;
