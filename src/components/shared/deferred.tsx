import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { isNavigationToTop } from "../../browser/navigation";

/**
 * A part of a page that is too far down to be seen first. Where a link within the site leads to the top of the page, it
 * follows right after the first paint, which so comes sooner; otherwise it is there from the start.
 */
export function DeferUntilPainted({ children }: { children: ReactNode }) {
  const [drawn, setDrawn] = useState(() => !isNavigationToTop());
  const late = useRef(!drawn);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  useEffect(() => {
    // The visitor may have asked for a place in it before it was there.
    if (drawn && late.current) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [drawn]);
  return drawn && children;
}
