/** What this site does in addition to Gatsby after a click on a link, after Back and after Forward. */

import { withPrefix } from "gatsby";
import { removeMalformedHash } from "../lib/malformed-hash";
import { repeatClicks } from "./early-clicks";
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
type Scroll = { routerProps: Update; prevRouterProps?: Update };

const isOtherPage = ({ location, prevLocation }: Update) =>
  prevLocation != null && prevLocation.pathname !== location.pathname;

/** The path of the page on screen. */
let shownPath: string;

/** Runs before React hydrates the page, and prepares what the first click and the first Back need. */
export function onClientEntry() {
  // Gatsby waits for this promise, which never resolves. So the page stays as it is in the HTML.
  if (!isInPlace()) return new Promise(() => {});
  shownPath = window.location.pathname;
  startScrollRestoration();
  startFocusRestoration();
  startLoadingAhead();
  window.addEventListener("popstate", () => {
    removeMalformedHash();
    onPopState(shownPath);
  });
  // A page from the browser's back/forward cache is as the visitor left it. It still waits for the page that the visitor then
  // opened, so this wait has to be ended.
  window.addEventListener("pageshow", ({ persisted }) => persisted && stopWaiting());
}

/**
 * Whether the page is at the URL for which it was built. A page that somebody has saved, or that an archive shows, is not: there
 * Gatsby would navigate to a URL that does not exist. The page for unknown URLs may be anywhere.
 */
function isInPlace() {
  const { pagePath = "/404" } = window;
  const path = window.location.pathname.replace(/\/index\.html$|\/*$/, "/");
  return pagePath.startsWith("/404") || path.replace(/%[2-7][\da-f]/gi, decodeURIComponent) === withPrefix(pagePath);
}

/** Runs when React has hydrated the page. Until then the browser follows the page's links itself. */
export function onInitialClientRender() {
  document.addEventListener("click", followLink);
  localizeRouteAnnouncer();
  // The clicks are repeated after this function, because React handles no event while it runs the function.
  setTimeout(repeatClicks);
}

/**
 * Notes that the visitor has navigated, so that CSS animates the heading (layout.module.css). Also notes whether the next page was
 * reached by a link and is shown from its top (defer-until-painted.tsx).
 */
export function onPreRouteUpdate(update: Update) {
  const { action, hash } = update.location;
  if (isOtherPage(update)) document.documentElement.dataset.navigated = action === "PUSH" && !hash ? "to-top" : "";
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
 * Lets Gatsby scroll (to the top or to the hash) only after a click on a link to a page, also to the top of the page that is open.
 * Otherwise restorePosition or the browser scrolls.
 */
export const shouldUpdateScroll = ({ routerProps: { location }, prevRouterProps }: Scroll) =>
  prevRouterProps !== undefined &&
  location.action === "PUSH" &&
  (!location.hash || isOtherPage({ location, prevLocation: prevRouterProps.location }));
