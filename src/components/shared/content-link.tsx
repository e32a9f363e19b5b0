import { Link, withPrefix } from "gatsby";
import type { ReactNode } from "react";

type Props = { to: string | null; children: ReactNode };

/** A text of the club, as a link if it names where that leads: a page of this site, a document of it, or another site. */
export function ContentLink({ to, children }: Props) {
  if (!to) return children;
  if (/^\/(?!files\/)/.test(to)) return <Link to={to}>{children}</Link>;
  return (
    <a href={to.startsWith("/") ? withPrefix(to) : to} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> v&nbsp;nové kartě</span>
    </a>
  );
}
