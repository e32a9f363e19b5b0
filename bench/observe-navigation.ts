/** Milliseconds from a click. */
export interface NavigationTimes {
  /** The new page's heading has been painted; it may still be animated. */
  painted: number;
  /** The animations of the heading and its ancestors have finished. */
  settled: number;
}

declare global {
  interface Window {
    /** Times the next click until a page with this heading is there. */
    timeNavigation: (heading: string) => Promise<NavigationTimes>;
  }
}

/** Init script for Playwright: defines `window.timeNavigation`. */
export function observeNavigation(): void {
  window.timeNavigation = (heading) =>
    new Promise((resolve) => {
      let clicked = 0;
      const recordClick = ({ timeStamp }: MouseEvent) => {
        clicked = timeStamp;
      };
      document.addEventListener("click", recordClick, { capture: true, once: true });
      const observer = new MutationObserver(() => {
        const found = document.querySelector("h1");
        if (!clicked || found?.textContent !== heading) return;
        observer.disconnect();
        // The next frame paints the heading; a message posted in it arrives right after the paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(finish(found, clicked));
        requestAnimationFrame(() => port2.postMessage(""));
      });
      observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
    });

  async function finish(heading: Element, clicked: number): Promise<NavigationTimes> {
    const painted = performance.now() - clicked;
    const animations = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(heading));
    await Promise.allSettled(animations.map(({ finished }) => finished));
    return { painted, settled: performance.now() - clicked };
  }
}
