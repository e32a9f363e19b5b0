import "./src/browser/print-images";

export { onPostPrefetchPathname, replaceHydrateFunction } from "./src/browser/hydration";
export { onClientEntry, onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "./src/browser/navigation";
export { localizeRouteAnnouncer as onInitialClientRender } from "./src/browser/route-announcer";
export { onRouteUpdateDelayed } from "./src/browser/slow-navigation";
export { wrapPageElement } from "./src/components/layout/wrap-page-element";
