import { type ReactNode, startTransition, useEffect, useState } from "react";
import { isNavigationToTop } from "../../browser/navigation";

/**
 * After client-side navigation to the top of a page, its children render after the first paint, so that a click shows the
 * new heading at once and does not wait for all cards.
 */
export function DeferUntilPainted({ children }: { children: ReactNode }) {
  const [isRendered, setIsRendered] = useState(() => !isNavigationToTop());
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
  // Meanwhile the footer stays where it will be: out of the viewport.
  return isRendered ? children : <div style={{ minHeight: "100vh" }} />;
}
