import { translateAnnouncements } from "./src/lib/translate-announcements";

export { wrapPageElement } from "./src/wrap-page-element";

export const onInitialClientRender = translateAnnouncements;
