import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { isNavigationToTop } from "../../browser/navigation";

/**
 * After client-side navigation to the top of a page, its children render after the first paint, so that a click shows the
 * new heading at once and does not wait for all cards.
 */
export function DeferUntilPainted({ children }: { children: ReactNode }) {
  const [isRendered, setIsRendered] = useState(() => !isNavigationToTop());
  const wasDeferred = useRef(!isRendered);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // The frame after this one has been painted; an effect alone may run before the paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsRendered(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    // The visitor may have jumped to a hash in the children before they were rendered.
    if (isRendered && wasDeferred.current) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [isRendered]);
  // Meanwhile the footer stays where it will be: out of the viewport.
  return isRendered ? children : <div style={{ minHeight: "100vh" }} />;
}
