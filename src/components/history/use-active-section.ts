import { useEffect, useState } from "react";

const EVENTS = ["scroll", "hashchange"];

/**
 * The id of the section that is being read. Sections that are not rendered yet (defer-until-painted.tsx) do not count, because
 * they are below the viewport.
 */
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
 * The id of the last section whose top has been reached; undefined above the first one. The page cannot scroll far enough to
 * reach the tops of short sections at its end, and perhaps it cannot scroll at all. So at the end of the page the active section
 * is the one that the hash leads to, if it is in the viewport, and otherwise the last one, if the visitor has scrolled.
 */
function activeSection(sections: readonly HTMLElement[]): string | undefined {
  const top = (section: HTMLElement) => section.getBoundingClientRect().top;
  // The position of a section's top after the browser has jumped to this section, plus 2 px for rounding.
  const jumpTop = sections[0] ? Number.parseFloat(getComputedStyle(sections[0]).scrollMarginTop) + 2 : 0;
  const reached = sections.filter((section) => top(section) <= jumpTop).length - 1;
  const { scrollY, innerHeight } = window;
  if (scrollY + innerHeight < document.documentElement.scrollHeight - 2) return sections[reached]?.id;
  const target = document.getElementById(window.location.hash.slice(1));
  const visible = sections.slice(Math.max(reached, 0)).filter((section) => top(section) < innerHeight);
  const last = scrollY > 0 ? sections.at(-1) : sections[reached];
  return (visible.find((section) => section.contains(target)) ?? last)?.id;
}
