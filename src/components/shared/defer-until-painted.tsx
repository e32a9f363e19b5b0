import { type ReactNode, startTransition, useEffect, useState } from "react";

/**
 * After client-side navigation to the top of a page, the children render only after the first paint. So a click shows the new
 * heading at once and does not wait for all cards. Delete when `npm run bench` shows that React alone paints the heading just as
 * early.
 */
export function DeferUntilPainted({ children }: { children: ReactNode }) {
  const [isRendered, setIsRendered] = useState(() => !globalThis.document?.querySelector("[data-navigated=to-top]"));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // The timer runs after the paint of the next frame. An effect alone may run before the paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsRendered(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  // load-ahead.ts listens, because the children contain the links to the neighbours of a year and to the newest year.
  useEffect(() => {
    if (isRendered) document.dispatchEvent(new Event("newlinks"));
  }, [isRendered]);
  // Until the children are rendered, an empty box keeps the footer below the viewport, so that the footer does not jump.
  return isRendered ? children : <div style={{ minHeight: "100vh" }} />;
}
