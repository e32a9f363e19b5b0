import type { Shift, Task } from "./statistics";

/** What a page's performance observers have reported, times in milliseconds from the start of the navigation. */
interface ObservedLoad {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint so far. */
  lcp: number;
  /** Its element: file name of the image, or tag and beginning of the text. */
  lcpElement: string;
  shifts: Shift[];
  /** Tasks of 50 ms and more. */
  tasks: Task[];
}

interface EntryTypes {
  paint: PerformanceEntry;
  "largest-contentful-paint": LargestContentfulPaint;
  /** TypeScript's DOM types do not have it. */
  "layout-shift": PerformanceEntry & { value: number; hadRecentInput: boolean };
  longtask: PerformanceEntry;
}

declare global {
  interface Window {
    observed: ObservedLoad;
  }
}

/** Init script for Playwright: records paints, layout shifts and long tasks in `window.observed`. */
export function observeLoad(): void {
  const observed: ObservedLoad = { fcp: 0, lcp: 0, lcpElement: "", shifts: [], tasks: [] };
  window.observed = observed;
  const observe = <Type extends keyof EntryTypes>(type: Type, record: (entry: EntryTypes[Type]) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record(entry as EntryTypes[Type]);
    }).observe({ type, buffered: true });

  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") observed.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime, url, element }) => {
    observed.lcp = startTime;
    const text = `${element?.localName ?? "removed"} „${element?.textContent?.slice(0, 20)}…“`;
    observed.lcpElement = url ? new URL(url).pathname.replace(/^.*\//, "") : text;
  });
  observe("layout-shift", ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) observed.shifts.push({ start: startTime, value });
  });
  observe("longtask", ({ startTime, duration }) => observed.tasks.push({ start: startTime, duration }));
}
