import { useEffect, useState, useSyncExternalStore } from "react";

/** What inline scripts decide before the first paint and leave on `window` for React's first state. */
export interface InlineScriptValues {
  /** The year of the visit. */
  year: number;
  /** The time of the visit in epoch milliseconds, by the first of the scripts. */
  now: number;
  /** The leaders' order: indices into the order of the file. */
  leaderOrder: number[];
}

declare global {
  interface Window {
    inlineScriptValues?: Partial<InlineScriptValues>;
  }
}

const subscribe = () => () => {};

/** True on the server and while React hydrates, false in whatever is mounted later. */
const useIsHydrating = () =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );

/**
 * A value that must not be baked into the HTML. Undefined on the server; the inline script's own during hydration, so that
 * nothing changes on screen; computed by `decide` after client-side navigation, where inline scripts do not run, and after
 * hydration where the script did not run.
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
