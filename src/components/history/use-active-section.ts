import { useEffect, useState } from "react";

const EVENTS = ["scroll", "resize", "hashchange"];

/** The id of the section that is being read. Sections that are not rendered yet are below the fold. */
export function useActiveSection(sections: readonly { id: string }[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const update = () => setActive(activeSection(sections.flatMap(({ id }) => document.getElementById(id) ?? [])));
    update();
    for (const event of EVENTS) window.addEventListener(event, update, { passive: true });
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, update);
    };
  }, [sections]);
  return active;
}

/**
 * The last section whose top has been reached, none above the first. The last ones may never get there: at the end of the page
 * the one that the hash leads to counts, if it is in the viewport, else the very last.
 */
function activeSection(sections: readonly HTMLElement[]): string | undefined {
  const top = (section: HTMLElement) => section.getBoundingClientRect().top;
  // Where the browser puts the top of a section that it jumps to.
  const jumpTop = sections[0] ? Number.parseFloat(getComputedStyle(sections[0]).scrollMarginTop) + 2 : 0;
  const reached = sections.filter((section) => top(section) <= jumpTop).length - 1;
  const { scrollY, innerHeight } = window;
  if (scrollY === 0 || scrollY + innerHeight < document.documentElement.scrollHeight - 2) return sections[reached]?.id;
  const target = document.getElementById(window.location.hash.slice(1));
  const visible = sections.slice(Math.max(reached, 0)).filter((section) => top(section) < innerHeight);
  return (visible.find((section) => section.contains(target)) ?? sections.at(-1))?.id;
}
