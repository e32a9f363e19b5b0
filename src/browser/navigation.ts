import type { GatsbyBrowser } from "gatsby";

/** Gatsby marks a location that a link led to, but does not declare it; one that Back and Forward led to has no mark. */
interface Travelled {
  action?: "PUSH";
}

type Scrolling = Required<GatsbyBrowser>["shouldUpdateScroll"];
type Arriving = Required<GatsbyBrowser>["onPreRouteUpdate"];

/**
 * Says that Gatsby may scroll only when a link leads to another page. On loading, reloading and moving within a page the
 * browser knows the place better; Back and Forward between pages lead to where the visitor was, even if the address has
 * a `#`, where Gatsby would jump to its target.
 */
export const shouldUpdateScroll: Scrolling = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps || prevRouterProps.location.pathname === location.pathname) return false;
  if ((location as Travelled).action === "PUSH") return true;
  window.scrollTo(...getSavedScrollPosition(location));
  return false;
};

let toTop = false;
/** Whether the page that is being drawn was come to by a link within the site, and is to be seen from its top. */
export const isNavigationToTop = () => toTop;

/** Notes how the visitor moves on, in the HTML, too: on all pages but the first the heading arrives softly (layout.module.css). */
export const onPreRouteUpdate: Arriving = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  document.documentElement.dataset.travelled = "";
  toTop = (location as Travelled).action === "PUSH" && !location.hash;
};
