import "./src/browser/print-images";

export { replaceHydrateFunction } from "./src/browser/hydration";
export { disableCorePrefetching } from "./src/browser/load-ahead";
export { onClientEntry, onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "./src/browser/navigation";
export { localizeRouteAnnouncer as onInitialClientRender } from "./src/browser/route-announcer";
export { wrapPageElement } from "./src/components/layout/wrap-page-element";
