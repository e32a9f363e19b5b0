// Before anything else, see there.
import "./src/browser/sanitize-hash";
import { localizeRouteAnnouncer } from "./src/browser/route-announcer";

export { onPostPrefetchPathname, replaceHydrateFunction } from "./src/browser/hydration";
export { onPreRouteUpdate, shouldUpdateScroll } from "./src/browser/navigation";
export { onClientEntry, onRouteUpdate } from "./src/browser/navigation-timeout";
export { wrapPageElement } from "./src/components/layout/wrap-page-element";

export const onInitialClientRender = localizeRouteAnnouncer;
