/** The paths of the pages in the menu, by the data files that they show. The files of src/pages/ give them these paths. */
export const PATHS = { intro: "/", camp: "/letos/", history: "/historie/", files: "/soubory/", contacts: "/kontakty/" };

/** The path of the calendar file, which src/build/generated-files.ts writes and Letos links to. */
export const CALENDAR_PATH = "/tabor.ics";

/** The path of the page of a history entry. */
export const yearPagePath = (slug: string) => `${PATHS.history}${slug}/`;

/** A place on Historie: the card of an entry, which its slug names, or a decade. */
export const historyAnchorPath = (id: string) => `${PATHS.history}#${id}`;
