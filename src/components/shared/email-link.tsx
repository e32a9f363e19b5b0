/** An e-mail address to read and to write to. It may break before the @; its name lacks the space that browsers put there. */
export const EmailLink = ({ email, subject, className }: { email: string; subject?: string; className?: string }) => (
  <a className={className} href={mailto(email, subject)} aria-label={email}>
    {email.slice(0, email.indexOf("@"))}
    <wbr />
    {email.slice(email.indexOf("@"))}
  </a>
);

/** RFC 6068: percent-encoded UTF-8. A no-break space of a typeset title is an ordinary one in an e-mail. */
export const mailto = (email: string, subject?: string) =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject.replace(/\u00A0/g, " "))}` : ""}`;
