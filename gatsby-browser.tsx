// Before anything else, see there.
import "./src/lib/mend-address";
import { translateAnnouncements } from "./src/lib/translate-announcements";

export { onClientEntry, onRouteUpdate } from "./src/lib/impatience";
export { onPreRouteUpdate, shouldUpdateScroll } from "./src/lib/navigation";
export { onPostPrefetchPathname, replaceHydrateFunction } from "./src/lib/take-over";
export { wrapPageElement } from "./src/wrap-page-element";

export const onInitialClientRender = translateAnnouncements;
