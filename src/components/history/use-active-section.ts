import { useEffect, useState } from "react";

/**
 * The id of the section that is being read. Sections that are not rendered yet (defer-until-painted.tsx) do not count, because
 * they are below the viewport.
 */
export function useActiveSection(sections: readonly { id: string }[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const update = () => setActive(activeSection(sections.flatMap(({ id }) => document.getElementById(id) ?? [])));
    update();
    const leaving = new AbortController();
    for (const event of ["scroll", "hashchange"])
      window.addEventListener(event, update, { passive: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [sections]);
  return active;
}

/**
 * The id of the last section that begins in the upper third of the viewport or above it; undefined above the first one. Two
 * cases are different:
 * - Where the hash has just led to, its section is the active one, although the next section may begin in the upper third, too.
 *   At the end of the page, where the browser cannot scroll any further, it is enough that the target is in the viewport.
 * - The last section is the active one if the visitor has scrolled to the end of the page.
 */
function activeSection(sections: readonly HTMLElement[]): string | undefined {
  const { scrollY, innerHeight } = window;
  const top = (element: Element) => element.getBoundingClientRect().top;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  // The position of a target after the browser has jumped to it, plus 2 px for rounding.
  const jumpTop = sections[0] ? Number.parseFloat(getComputedStyle(sections[0]).scrollMarginTop) + 2 : 0;
  const target = document.getElementById(window.location.hash.slice(1));
  const isTargetShown = target && top(target) >= 0 && top(target) <= (isAtEnd ? innerHeight : jumpTop);
  const section =
    (isTargetShown && sections.find((section) => section.contains(target))) ||
    sections.filter((section) => (isAtEnd && scrollY > 0) || top(section) <= innerHeight / 3).at(-1);
  return section?.id;
}
