/** What happens on a click within the site, on Back and on Forward, beside what Gatsby does itself. */

import { restoreFocus, startFocusRestoration } from "./focus-restoration";
import { followLink, onPopState, stopWaiting } from "./follow-links";
import { loadNextPages, startLoadingAhead } from "./load-ahead";
import { localizeRouteAnnouncer } from "./route-announcer";
import { restorePosition, startScrollRestoration } from "./scroll-restoration";

/** The part of Gatsby's location that is read here. `action` marks a link; Back and Forward have none. */
type Target = Pick<Location, "pathname" | "hash"> & { action?: "PUSH" };
type Update = { location: Target; prevLocation?: Target | null };

const isOtherPage = ({ location, prevLocation }: Update) =>
  prevLocation != null && prevLocation.pathname !== location.pathname;

let toTop = false;
/** Whether the page that is being rendered was reached by a link and is shown from its top. */
export const isNavigationToTop = () => toTop;

/** Before React hydrates the page: what must be ready for the first click, and for the first Back. */
export function onClientEntry() {
  startScrollRestoration();
  startFocusRestoration();
  startLoadingAhead();
  window.addEventListener("popstate", onPopState);
  // A page that the browser restores as it was left.
  window.addEventListener("pageshow", stopWaiting);
}

/** React has hydrated the page. Before that the browser follows its links. */
export function onInitialClientRender() {
  document.addEventListener("click", followLink);
  localizeRouteAnnouncer();
}

/** Notes that the visitor has navigated: CSS animates the heading (layout.module.css). */
export function onPreRouteUpdate(update: Update) {
  if (!isOtherPage(update)) return;
  document.documentElement.dataset.navigated = "";
  toTop = update.location.action === "PUSH" && !update.location.hash;
}

/** The page has been rendered. */
export function onRouteUpdate(update: Update) {
  const isTraversal = update.location.action !== "PUSH";
  stopWaiting();
  // After the paint.
  requestAnimationFrame(() => setTimeout(loadNextPages));
  restorePosition(isTraversal && isOtherPage(update));
  restoreFocus(isTraversal);
}

/** Lets Gatsby scroll, to the top or to the hash, only on another page that a link leads to. */
export const shouldUpdateScroll = (update: { routerProps: Update; prevRouterProps?: Update }) =>
  update.routerProps.location.action === "PUSH" &&
  isOtherPage({ ...update.routerProps, prevLocation: update.prevRouterProps?.location });
