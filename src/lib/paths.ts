/** Where the camp lies for calendars (src/build/site-files.ts writes it); Letos links to it. */
export const CALENDAR_PATH = "/tabor.ics";
