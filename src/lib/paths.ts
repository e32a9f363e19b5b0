/** The path of the calendar file, which src/build/generated-files.ts writes and Letos links to. */
export const CALENDAR_PATH = "/tabor.ics";

/** The path of the page of a history entry. */
export const yearPagePath = (slug: string) => `/historie/${slug}/`;

/** Its card on Historie. */
export const historyCardPath = (slug: string) => `/historie/#${slug}`;
