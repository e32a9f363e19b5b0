import type { GatsbyBrowser } from "gatsby";

/** Gatsby adds to the location what it does not declare: whether a link (PUSH) or Back and Forward (POP) led there. */
interface Travelled {
  action?: "PUSH" | "POP";
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
  if ((location as Travelled).action !== "POP") return true;
  window.scrollTo(...getSavedScrollPosition(location));
  return false;
};

/** Notes in the HTML that the visitor has moved on from the first page: from then on pages arrive softly (layout.module.css). */
export const onPreRouteUpdate: Arriving = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) document.documentElement.dataset.travelled = "";
};
