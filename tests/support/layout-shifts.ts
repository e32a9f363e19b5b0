import type { Page, Route } from "@playwright/test";

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
interface Note {
  score: number;
  /** Which elements, from where to where. */
  moved: string[];
  /** Only the footer moved, or the forest on its edge, which has no node. */
  footer: boolean;
}
type Watched = Window & { shifts: Note[]; painted: boolean };

/** Notes from the start what moves on the page by itself, without a press of the visitor. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched = Object.assign(window, { shifts: [] as Note[], painted: false });
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : `„${node?.textContent}“`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          watched.shifts.push({
            score: value,
            moved: sources.map(({ node, previousRect, currentRect }) =>
              [name(node), place(previousRect), place(currentRect)].join(" "),
            ),
            footer: sources.every(({ node }) => !node || document.querySelector("footer")?.contains(node)),
          });
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver(() => {
      watched.painted = true;
    }).observe({ type: "paint", buffered: true });
  });

/** Waits until something has been painted. */
export const painted = (page: Page) => page.waitForFunction(() => (window as unknown as Watched).painted);

/**
 * What has moved so far. Nothing, if it comes to less than a thousandth: a figure in the middle of its box that got a
 * little wider.
 */
export async function shifts(page: Page): Promise<Note[]> {
  // Two frames, so that what the last change has moved is noted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const notes = await page.evaluate(() => (window as unknown as Watched).shifts);
  return notes.reduce((sum, { score }) => sum + score, 0) < 0.001 ? [] : notes;
}

/** Keeps answers to the requests back; gives the function that lets them go. */
export async function holdBack(page: Page, requests: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route: Route) => {
    await released;
    // The page may have been closed meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}
