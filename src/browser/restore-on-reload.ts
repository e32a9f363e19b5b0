import { STORAGE_KEY } from "./scroll-restoration";

/**
 * Restores the position when WebKit reloads a page or returns to it. By itself it does so at the load event, so that a slow
 * image would keep the top on screen, and then jumps to the hash: on Historie, whose hash follows the reading, by up to a
 * decade's length. The hash is hidden until then, which costs `:target` its style. Delete when WebKit keeps the position.
 */
export function restoreOnReload(storageKey: string) {
  const [entry] = window.performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!entry || entry.type === "navigate" || !CSS.supports("-webkit-nbsp-mode: space")) return;
  const { history, location } = window;
  const { hash } = location;
  history.replaceState(history.state, "", location.pathname + location.search);
  document.addEventListener("DOMContentLoaded", () => {
    try {
      const position = JSON.parse(String(window.sessionStorage.getItem(storageKey)))[history.state.key];
      if (position) window.scrollTo(0, position);
    } catch (_error) {}
  });
  window.addEventListener("load", () =>
    setTimeout(() => {
      if (!location.hash) history.replaceState(history.state, "", location.pathname + location.search + hash);
    }),
  );
}

/** Inline script of every page. The function is serialized with toString(), like those of `InlineScript`. */
export const restoreOnReloadScript = `(${restoreOnReload})("${STORAGE_KEY}")`;
