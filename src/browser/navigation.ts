/** What this site does in addition to Gatsby after a click on a link, after Back and after Forward. */

import { restoreFocus, startFocusRestoration } from "./focus-restoration";
import { followLink, onPopState, stopWaiting } from "./follow-links";
import { startLoadingAhead } from "./load-ahead";
import { localizeRouteAnnouncer } from "./route-announcer";
import { restorePosition, startScrollRestoration } from "./scroll-restoration";

/**
 * The part of Gatsby's location that is read here. `action` is „PUSH“ after a click on a link to a page. After Back, after
 * Forward and after a click on a hash `action` has another value, which does not tell the three apart. Only the path tells
 * whether the visitor went Back to another page or clicked a hash.
 */
type Target = Pick<Location, "pathname" | "hash"> & { action?: "PUSH" };
type Update = { location: Target; prevLocation?: Target | null };

const isOtherPage = ({ location, prevLocation }: Update) =>
  prevLocation != null && prevLocation.pathname !== location.pathname;

/** The path of the page on screen. */
let shownPath: string;

let toTop = false;
/** Whether the page that is being rendered was reached by a link and is shown from its top. */
export const isNavigationToTop = () => toTop;

/** Runs before React hydrates the page, and prepares what the first click and the first Back need. */
export function onClientEntry() {
  shownPath = window.location.pathname;
  startScrollRestoration();
  startFocusRestoration();
  startLoadingAhead();
  window.addEventListener("popstate", () => onPopState(shownPath));
  // A page from the browser's back/forward cache is as the visitor left it. It still waits for the page that the visitor then
  // opened, so this wait has to be ended.
  window.addEventListener("pageshow", stopWaiting);
}

/** Runs when React has hydrated the page. Until then the browser follows the page's links itself. */
export function onInitialClientRender() {
  document.addEventListener("click", followLink);
  localizeRouteAnnouncer();
}

/** Notes that the visitor has navigated, so that CSS animates the heading (layout.module.css). */
export function onPreRouteUpdate(update: Update) {
  if (!isOtherPage(update)) return;
  document.documentElement.dataset.navigated = "";
  toTop = update.location.action === "PUSH" && !update.location.hash;
}

/** Runs when the page has been rendered, and after each change of the hash. */
export function onRouteUpdate(update: Update) {
  const isTraversal = update.location.action !== "PUSH";
  shownPath = update.location.pathname;
  stopWaiting();
  restorePosition(isTraversal && isOtherPage(update));
  if (isOtherPage(update)) restoreFocus(isTraversal);
}

/**
 * Lets Gatsby scroll (to the top or to the hash) only after a click on a link to another page. Otherwise restorePosition or the
 * browser scrolls.
 */
export const shouldUpdateScroll = (update: { routerProps: Update; prevRouterProps?: Update }) =>
  update.routerProps.location.action === "PUSH" &&
  isOtherPage({ ...update.routerProps, prevLocation: update.prevRouterProps?.location });
