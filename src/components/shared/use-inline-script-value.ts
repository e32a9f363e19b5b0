import { useEffect, useState, useSyncExternalStore } from "react";

/** What the inline scripts have decided before the first paint. React's first state reads these values from `window`. */
export interface InlineScriptValues {
  /** The time at which the first of the scripts ran, in epoch milliseconds. */
  now: number;
  /** The order of the leaders: for each place the leader's index in the file. */
  leaderOrder: number[];
}

declare global {
  interface Window {
    inlineScriptValues?: Partial<InlineScriptValues>;
  }
}

const subscribe = () => () => {};

/**
 * A value that depends on the time or on chance, and so must not be part of the HTML:
 * - On the server it is undefined.
 * - During hydration it is the value of the inline script, so that nothing changes on the screen.
 * - After client-side navigation, where inline scripts do not run, `decide` computes it.
 * - If the inline script has not run, `decide` computes it after hydration.
 */
export function useInlineScriptValue<Key extends keyof InlineScriptValues>(
  key: Key,
  decide: () => InlineScriptValues[Key],
) {
  // True on the server and while React hydrates the page, false for components that are rendered later.
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [value, setValue] = useState(() => (isHydrating ? globalThis.window?.inlineScriptValues?.[key] : decide()));
  useEffect(() => {
    if (value === undefined) setValue(() => decide());
  }, [value, decide]);
  return value;
}

/**
 * The time in epoch milliseconds; undefined on the server. During hydration it is that of the inline scripts. It is looked up again
 * when the visitor comes back to the tab, because phones keep tabs open for weeks.
 */
export function useNow(): number | undefined {
  const first = useInlineScriptValue("now", Date.now);
  const [later, setLater] = useState<number>();
  useEffect(() => {
    const leaving = new AbortController();
    for (const event of ["visibilitychange", "focus"])
      window.addEventListener(event, () => setLater(Date.now()), { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  return later ?? first;
}
