/**
 * A link that shows an e-mail address and opens a message to this address. The line may break before the @. `aria-label` repeats
 * the address, because screen readers would read a space at the possible break.
 */
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

/** A `mailto:` URL (RFC 6068: percent-encoded UTF-8). A no-break space in the subject becomes an ordinary space. */
export const mailto = (email: string, subject?: string) =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject.replace(/\u00A0/g, " "))}` : ""}`;
