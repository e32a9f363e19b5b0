import { withPrefix } from "gatsby";
import type { ReactNode } from "react";

type Props = { to: string | null; className?: string; children: ReactNode };

/**
 * A text of the club, as a link if the club has named a target. A page of this site opens in the same tab, a document and another
 * site in a new one.
 */
export function ContentLink({ to, className, children }: Props) {
  if (!to) return children;
  const href = to.startsWith("/") ? withPrefix(to) : to;
  if (/^\/(?!files\/)/.test(to)) return <a href={href}>{children}</a>;
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> v&nbsp;nové kartě</span>
    </a>
  );
}
