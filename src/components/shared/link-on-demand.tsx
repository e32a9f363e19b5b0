import { navigate, withPrefix } from "gatsby";
import type { MouseEvent, ReactNode } from "react";

type Props = { to: string; label?: string; children: ReactNode };

/**
 * A link to a path on this site whose page is fetched on hover, focus or touch; `label` is its name for assistive technology,
 * unless its text is. Gatsby's own fetches the page of each link in view: on Historie all year pages.
 */
export function LinkOnDemand({ to, label, children }: Props) {
  const fetchPage = () => void window.___loader.loadPage(withPrefix(to));
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
