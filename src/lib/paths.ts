/** The path of the calendar file, which src/build/generated-files.ts writes and Letos links to. */
export const CALENDAR_PATH = "/tabor.ics";
