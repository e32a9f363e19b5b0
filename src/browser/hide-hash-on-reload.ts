/**
 * Inline script of every page: hides the hash from WebKit while it reloads a page or returns to it. WebKit would restore the
 * position at the load event and then jump to the hash: on Historie, whose hash follows the reading, by up to a decade's
 * length. Costs `:target` its style after a reload. Serialized with toString(), like the functions of `InlineScript`. Delete
 * when WebKit keeps the position.
 */
export function hideHashOnReload() {
  const { hash, pathname, search } = window.location;
  const [entry] = window.performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!hash || !entry || entry.type === "navigate" || !CSS.supports("-webkit-nbsp-mode: space")) return;
  window.history.replaceState(window.history.state, "", pathname + search);
  window.addEventListener("load", () =>
    setTimeout(() => {
      if (!window.location.hash) window.history.replaceState(window.history.state, "", hash);
    }),
  );
}
