/** Milliseconds from a click. */
export interface Arrival {
  /** The frame with the heading has been painted; it may still be moving. */
  painted: number;
  /** Nothing around the heading moves any more. */
  settled: number;
}

declare global {
  interface Window {
    /** Waits for the next click and then for a page with this heading. */
    arrivalAt: (heading: string) => Promise<Arrival>;
  }
}

/** Runs in the page before anything else of it: gives `window.arrivalAt`. */
export function observeNavigation(): void {
  window.arrivalAt = (heading) =>
    new Promise((resolve) => {
      let clicked = 0;
      const noteClick = (event: Event) => {
        clicked = event.timeStamp;
      };
      document.addEventListener("click", noteClick, { capture: true, once: true });
      const observer = new MutationObserver(() => {
        const found = document.querySelector("h1");
        if (!clicked || found?.textContent !== heading) return;
        observer.disconnect();
        // The next frame paints the heading; what is posted from within it comes right after the paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(arrive(found, clicked));
        requestAnimationFrame(() => port2.postMessage(""));
      });
      observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
    });

  async function arrive(heading: Element, clicked: number): Promise<Arrival> {
    const painted = performance.now() - clicked;
    const around = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.contains(heading));
    await Promise.allSettled(around.map(({ finished }) => finished));
    return { painted, settled: performance.now() - clicked };
  }
}
