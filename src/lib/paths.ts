/** The path of the calendar file, which src/build/generated-files.ts writes and Letos links to. */
export const CALENDAR_PATH = "/tabor.ics";

/** The path of the page of a history entry. */
export const yearPagePath = (slug: string) => `/historie/${slug}/`;

/** A place on Historie: the card of an entry, by its slug, or a decade. */
export const historyAnchorPath = (id: string) => `/historie/#${id}`;
