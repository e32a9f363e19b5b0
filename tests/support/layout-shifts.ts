import type { Page } from "@playwright/test";

/** The parts of a layout-shift entry. TypeScript's DOM types lack this entry; delete when they have it. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
interface Shift {
  score: number;
  /** Each element or text that moved: name, and box before and after (x, y, width, height in CSS pixels). */
  moved: string[];
  /** True if only the footer moved, or the forest on its edge. The forest is a pseudo-element, so it has no node. */
  footer: boolean;
}
type WatchedWindow = Window & typeof globalThis & { shifts: Shift[]; painted: boolean };

/** Records layout shifts that no input of the visitor caused; call it before the page is opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched: WatchedWindow = Object.assign(window, { shifts: [], painted: false });
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : `„${node?.textContent}“`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[])
        if (!hadRecentInput)
          watched.shifts.push({
            score: value,
            moved: sources.map(({ node, previousRect, currentRect }) =>
              [name(node), box(previousRect), box(currentRect)].join(" "),
            ),
            footer: sources.every(({ node }) => !node || document.querySelector("footer")?.contains(node)),
          });
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver(() => {
      watched.painted = true;
    }).observe({ type: "paint", buffered: true });
  });

/** Waits for the first paint. */
export const painted = (page: Page) => page.waitForFunction(() => (window as WatchedWindow).painted);

/**
 * The layout shifts so far for which `counts` is true.
 * An empty list if their sum is below 0.001: a digit of the centred countdown may get wider, or a line by 5 px with its font.
 */
export async function shifts(page: Page, counts: (shift: Shift) => boolean = () => true): Promise<Shift[]> {
  const all = await page.evaluate(async () => {
    // The shifts of the last change are reported after the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as WatchedWindow).shifts;
  });
  const found = all.filter(counts);
  return found.reduce((sum, { score }) => sum + score, 0) < 0.001 ? [] : found;
}

/** Holds back the requests whose URL matches `requests`, until the returned function is called. */
export async function delayRequests(page: Page, requests: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await released;
    // The page may have been closed meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}
