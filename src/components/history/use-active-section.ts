import { useEffect, useState } from "react";
import { activeSection } from "./active-section";

/** How long scrolling has to rest before the address follows, in milliseconds. Browsers allow few changes a second. */
const REST = 150;

/**
 * Which of the elements with these ids is being read. The address follows as the visitor scrolls, without new steps for
 * Back, so that it can be shared; an address that points to something within the current section stays.
 */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const find = () => {
      const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
      const target = document.getElementById(window.location.hash.slice(1));
      const found = activeSection(
        sections.map((section) => ({ id: section.id, top: section.getBoundingClientRect().top })),
        {
          line: jumpTarget(sections[0]) + 2,
          height: window.innerHeight,
          atEnd: window.scrollY > 0 && window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 2,
          addressed: sections.find((section) => section.contains(target))?.id,
        },
      );
      setCurrent(found);
      return { found, target };
    };
    const follow = () => {
      const { found, target } = find();
      clearTimeout(rest);
      if (found ? document.getElementById(found)?.contains(target) : !window.location.hash) return;
      const { pathname, search } = window.location;
      rest = setTimeout(() => {
        // Back may have led to another page meanwhile, which is still to be drawn.
        if (window.location.pathname === pathname)
          window.history.replaceState(window.history.state, "", found ? `#${found}` : pathname + search);
      }, REST);
    };
    find();
    window.addEventListener("scroll", follow, { passive: true });
    window.addEventListener("resize", find);
    return () => {
      clearTimeout(rest);
      window.removeEventListener("scroll", follow);
      window.removeEventListener("resize", find);
    };
  }, [ids]);
  return current;
}

/** Where the browser puts the upper edge of an element that it jumps to, in CSS pixels from the top of the window. */
const jumpTarget = (element: Element | undefined) =>
  element ? Number.parseFloat(getComputedStyle(element).scrollMarginTop) : 0;
