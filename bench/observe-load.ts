import type { Shift, Task } from "./statistics";

/** What the observers have seen, all times in milliseconds from the start of the navigation. */
export interface Seen {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint so far. */
  lcp: number;
  /** What that was: an address, or tag and beginning of the text. */
  largest: string;
  shifts: Shift[];
  /** Tasks of 50 ms and more. */
  tasks: Task[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page before anything else of it and notes in `window.seen` what is painted, moved and busy. */
export function observeLoad(): void {
  const seen: Seen = { fcp: 0, lcp: 0, largest: "", shifts: [], tasks: [] };
  window.seen = seen;
  const observe = <Entry>(type: string, note: (entry: Entry & PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry & PerformanceEntry);
    }).observe({ type, buffered: true });

  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  observe<{ url: string; element: Element | null }>("largest-contentful-paint", ({ startTime, url, element }) => {
    seen.lcp = startTime;
    const text = `${element?.localName ?? "removed"} „${element?.textContent?.slice(0, 20)}…“`;
    seen.largest = url ? new URL(url).pathname.replace(/^.*\//, "") : text;
  });
  observe<{ value: number; hadRecentInput: boolean }>("layout-shift", ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push({ start: startTime, value });
  });
  observe("longtask", ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
}
