import { useEffect, useState, useSyncExternalStore } from "react";

/** What inline scripts decide before first paint, from clock and chance, and leave on `window` for React's first state. */
export interface Decisions {
  /** The year of the visit. */
  year: number;
  /** The moment of the visit in epoch milliseconds. */
  now: number;
  /** The leaders' order: indices into the order of the file. */
  leaderOrder: number[];
}

declare global {
  interface Window {
    inlineScriptValues?: Partial<Decisions>;
  }
}

const never = () => () => {};

/** True on the server and while React adopts the server's HTML, false in whatever is mounted later. */
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * A decision that must not be baked into the HTML. Undefined on the server; the inline script's own while its HTML is
 * adopted, so that nothing changes on screen; made by `decide` after navigation within the site, where inline scripts do
 * not run, and after hydration where the script was kept from running.
 */
export function useInlineScriptValue<Key extends keyof Decisions>(key: Key, decide: () => Decisions[Key]) {
  const adopting = useIsHydrating();
  const [decision, setDecision] = useState(() => (adopting ? globalThis.window?.inlineScriptValues?.[key] : decide()));
  useEffect(() => {
    if (decision === undefined) setDecision(() => decide());
  }, [decision, decide]);
  return decision;
}
