import { navigate, withPrefix } from "gatsby";
import type { MouseEvent, ReactNode } from "react";

interface Props {
  /** Path on this site, without a path prefix. */
  to: string;
  /** Its name for assistive technology. */
  label: string;
  children: ReactNode;
}

/**
 * A link whose page is fetched on hover, focus or touch. Gatsby's own fetches the page of each link in view: on Historie all
 * year pages.
 */
export function LinkOnDemand({ to, label, children }: Props) {
  const fetchPage = () => window.___loader.hovering(withPrefix(to));
  const followWithinSite = (event: MouseEvent) => {
    // A new tab or window is up to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a
      aria-label={label}
      href={withPrefix(to)}
      onMouseEnter={fetchPage}
      onFocus={fetchPage}
      onTouchStart={fetchPage}
      onClick={followWithinSite}
    >
      {children}
    </a>
  );
}
