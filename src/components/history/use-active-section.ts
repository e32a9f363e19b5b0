import { useEffect, useState } from "react";
import { activeSection } from "./active-section";

/** How long scrolling must have stopped before the URL follows: browsers limit history changes per second. */
const SCROLL_REST_MS = 150;

/**
 * The id of the section that is being read. The URL's hash follows as the visitor scrolls, without new history entries, so
 * that it can be shared; a hash that points into the active section stays.
 */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
      const target = document.getElementById(window.location.hash.slice(1));
      const id = activeSection(
        sections.map((section) => ({ id: section.id, top: section.getBoundingClientRect().top })),
        {
          jumpTop: scrollMarginTop(sections[0]) + 2,
          height: window.innerHeight,
          atEnd: window.scrollY > 0 && window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 2,
          target: sections.find((section) => section.contains(target))?.id,
        },
      );
      setActive(id);
      return { id, target };
    };
    const follow = () => {
      // Right after a click the sections are not rendered yet, but one of them may be what the hash leads to.
      if (!ids.some((id) => document.getElementById(id))) return;
      const { id, target } = update();
      clearTimeout(timer);
      if (id ? document.getElementById(id)?.contains(target) : !window.location.hash) return;
      const { href, pathname, search } = window.location;
      timer = setTimeout(() => {
        // A link or Back may have led to another entry meanwhile, whose page is perhaps still to be rendered.
        if (window.location.href === href)
          window.history.replaceState(window.history.state, "", id ? `#${id}` : pathname + search);
      }, SCROLL_REST_MS);
    };
    update();
    window.addEventListener("scroll", follow, { passive: true });
    window.addEventListener("resize", update);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", follow);
      window.removeEventListener("resize", update);
    };
  }, [ids]);
  return active;
}

/** Where the browser puts the top of an element that it jumps to, in CSS pixels from the top of the viewport. */
const scrollMarginTop = (element: Element | undefined) =>
  element ? Number.parseFloat(getComputedStyle(element).scrollMarginTop) : 0;
