import { useEffect, useState } from "react";
import { activeSection } from "./active-section";

const EVENTS = ["scroll", "resize", "hashchange"];

/**
 * The id of the section that is being read. Measured, because an IntersectionObserver does not say which of the last, short
 * sections the visitor has asked for. Sections that are not rendered yet are below the fold.
 */
export function useActiveSection(sections: readonly { id: string }[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const update = () => {
      const elements = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
      const target = document.getElementById(window.location.hash.slice(1));
      const view = {
        jumpTop: scrollMarginTop(elements[0]) + 2,
        height: window.innerHeight,
        atEnd: window.scrollY > 0 && window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 2,
        target: elements.find((element) => element.contains(target))?.id,
      };
      setActive(
        activeSection(
          elements.map((element) => ({ id: element.id, top: element.getBoundingClientRect().top })),
          view,
        ),
      );
    };
    update();
    for (const event of EVENTS) window.addEventListener(event, update, { passive: true });
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, update);
    };
  }, [sections]);
  return active;
}

/** Where the browser puts the top of an element that it jumps to, in CSS pixels from the top of the viewport. */
const scrollMarginTop = (element: Element | undefined) =>
  element ? Number.parseFloat(getComputedStyle(element).scrollMarginTop) : 0;
