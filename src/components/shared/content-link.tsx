import { Link, withPrefix } from "gatsby";
import type { ReactNode } from "react";

type Props = { to: string | null; className?: string | undefined; children: ReactNode };

/** A text of the club, as a link if it names where that leads: a page of this site, a document of it, or another site. */
export function ContentLink({ to, className, children }: Props) {
  if (!to) return <span className={className}>{children}</span>;
  if (/^\/(?!files\/)/.test(to))
    return (
      <Link className={className} to={to}>
        {children}
      </Link>
    );
  return (
    <a className={className} href={to.startsWith("/") ? withPrefix(to) : to} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> v&nbsp;nové kartě</span>
    </a>
  );
}
