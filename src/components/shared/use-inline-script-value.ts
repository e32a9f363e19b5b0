import { useEffect, useState, useSyncExternalStore } from "react";

/** What the inline scripts have decided before the first paint. React's first state reads these values from `window`. */
export interface InlineScriptValues {
  /** The year of the visit. */
  year: number;
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

/** True on the server and while React hydrates the page, false for components that are rendered later. */
const useIsHydrating = () =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );

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
  const isHydrating = useIsHydrating();
  const [value, setValue] = useState(() => (isHydrating ? globalThis.window?.inlineScriptValues?.[key] : decide()));
  useEffect(() => {
    if (value === undefined) setValue(() => decide());
  }, [value, decide]);
  return value;
}
