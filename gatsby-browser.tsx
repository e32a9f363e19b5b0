// Must be the first import: see there.
import "./src/browser/sanitize-hash";
import "./src/browser/print-images";

export { onPostPrefetchPathname, replaceHydrateFunction } from "./src/browser/hydration";
export { onClientEntry, onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "./src/browser/navigation";
export { localizeRouteAnnouncer as onInitialClientRender } from "./src/browser/route-announcer";
export { wrapPageElement } from "./src/components/layout/wrap-page-element";
