import * as styles from "./email-request.module.css";

type Props = Record<"text" | "email" | "subject", string>;

/**
 * Asks visitors for what only they may know, by e-mail to the main leader; its address is to be read, for paper and webmail.
 */
export function EmailRequest({ text, email, subject }: Props) {
  return (
    <p className={styles.request}>
      <strong>{text}</strong>{" "}
      <span>
        Napište hlavnímu vedoucímu: <a href={`mailto:${email}?subject=${encodeSubject(subject)}`}>{email}</a>
      </span>
    </p>
  );
}

/** RFC 6068: percent-encoded UTF-8. A no-break space of a typeset title is an ordinary one in an e-mail. */
const encodeSubject = (subject: string) => encodeURIComponent(subject.replace(/\u00A0/g, " "));
