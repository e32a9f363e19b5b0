// For a visitor who waits for a page: Gatsby shows nothing and never times out. Delete when it has a loading state and a timeout.

import { followedLink } from "./focus-restoration";

/** Milliseconds until the browser loads a page that is still awaited: it opens it, or says what is wrong. */
const RELOAD_DELAY_MS = 9000;
let reload: ReturnType<typeof setTimeout>;

function wait(loadPage: () => void) {
  // `gatsby develop` builds pages on demand.
  if (process.env.NODE_ENV !== "production") return;
  // Shows the bar of layout.module.css.
  document.documentElement.dataset.waiting = "";
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer) announcer.textContent = "Stránka se načítá";
  reload = setTimeout(loadPage, RELOAD_DELAY_MS);
}

export const isWaiting = () => "waiting" in document.documentElement.dataset;
/** The page has been rendered, or something else is wanted. */
export function stopWaiting() {
  clearTimeout(reload);
  delete document.documentElement.dataset.waiting;
}

/** A second after a click on a link whose page has not come yet; the visitor may have opened another page meanwhile. */
export function onRouteUpdateDelayed() {
  const link = followedLink();
  if (link && !isWaiting()) wait(() => window.location.assign(link));
}

/** On Back and Forward: after a reload, the pages before it are not in memory. */
export function onPopState() {
  stopWaiting();
  if (!window.___loader.loadPageSync(window.location.pathname)) wait(() => window.location.reload());
}
