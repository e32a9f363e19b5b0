/** An e-mail address to read and to write to. Its name lacks the space that browsers put where it may break. */
export const EmailLink = ({ email, subject, className }: { email: string; subject?: string; className?: string }) => (
  <a className={className} href={mailto(email, subject)} aria-label={email}>
    <EmailText email={email} />
  </a>
);

/** An e-mail address that may break before the @. */
export const EmailText = ({ email }: { email: string }) => (
  <>
    {email.slice(0, email.indexOf("@"))}
    <wbr />
    {email.slice(email.indexOf("@"))}
  </>
);

/** RFC 6068: percent-encoded UTF-8. A no-break space of a typeset title is an ordinary one in an e-mail. */
export const mailto = (email: string, subject?: string) =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject.replace(/\u00A0/g, " "))}` : ""}`;
