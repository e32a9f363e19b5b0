import { withPrefix } from "gatsby";
import type { ReactNode } from "react";

type Props = { to: string | null; className?: string; children: ReactNode };

/** A text from data/, as a link if the data name a target. Only links to pages of this site open in the same tab. */
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
