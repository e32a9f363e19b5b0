import { Fragment } from "react";

/**
 * A link that shows an e-mail address and opens a message to this address. `aria-label` repeats the address, because screen readers
 * would read a space at each place where the line may break.
 */
export const EmailLink = ({ email, subject, className }: { email: string; subject?: string; className?: string }) => (
  <a className={className} href={mailto(email, subject)} aria-label={email}>
    <EmailText email={email} />
  </a>
);

/** An e-mail address. The line may break after the @ and before a dot. */
const EmailText = ({ email }: { email: string }) =>
  email.match(/\.?[^.@]+@?|./g)?.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));

/** A `mailto:` URL (RFC 6068: percent-encoded UTF-8). A no-break space in the subject becomes an ordinary space. */
export const mailto = (email: string, subject?: string) =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject.replace(/\u00A0/g, " "))}` : ""}`;
