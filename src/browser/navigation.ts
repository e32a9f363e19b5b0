/** What happens on a click within the site, on Back and on Forward, beside what Gatsby does itself. */

import { limitFailedRequests } from "./failed-requests";
import { restoreFocus, startFocusRestoration } from "./focus-restoration";
import { hasScrollPosition, onPageRendered, startScrollRestoration } from "./scroll-restoration";
import { stopWaiting, watchSlowNavigation } from "./slow-navigation";

/** The part of Gatsby's location that is read here. `action` marks a link; Back and Forward have none. */
interface Target {
  pathname: string;
  hash: string;
  action?: "PUSH";
}

interface ScrollUpdate {
  prevRouterProps?: { location: Target };
  routerProps: { location: Target };
}

/** Milliseconds until a page that was navigated to is as if it had been loaded: what CSS did for the click ends. */
const SETTLE_MS = 1000;

let settle: ReturnType<typeof setTimeout>;
let toTop = false;

/** Whether the page that is being rendered was reached by a link and is shown from its top. */
export const isNavigationToTop = () => toTop;

/** Before React hydrates the page: what must be ready for the first click, and for the first Back. */
export function onClientEntry() {
  limitFailedRequests();
  watchSlowNavigation();
  startScrollRestoration();
  startFocusRestoration();
}

/** Notes that the visitor has navigated: for a second CSS animates the heading (layout.module.css). */
export function onPreRouteUpdate({ location, prevLocation }: { location: Target; prevLocation: Target | null }) {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  document.documentElement.dataset.navigated = "";
  toTop = location.action === "PUSH" && !location.hash;
}

/** The page has been rendered: nobody waits for it any more, and after a second it is as if it had been loaded. */
export function onRouteUpdate({ location }: { location: Target }) {
  stopWaiting();
  clearTimeout(settle);
  settle = setTimeout(() => delete document.documentElement.dataset.navigated, SETTLE_MS);
  onPageRendered(location.pathname);
  restoreFocus(location);
}

/** Lets Gatsby scroll, to the top or to the hash, only on another page that has no position to restore. */
export const shouldUpdateScroll = ({ prevRouterProps, routerProps: { location } }: ScrollUpdate) =>
  prevRouterProps !== undefined && prevRouterProps.location.pathname !== location.pathname && !hasScrollPosition();
