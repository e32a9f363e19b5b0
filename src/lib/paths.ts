/** The paths of the pages in the menu, by the data file that a page shows. The files of src/pages/ have the same names. */
export const PATHS = { intro: "/", camp: "/letos/", history: "/historie/", files: "/soubory/", contacts: "/kontakty/" };

/** The path of the calendar file, which src/build/generated-files.ts writes and Letos links to. */
export const CALENDAR_PATH = "/tabor.ics";

/** The id of the sentence on Kontakty that says how to have a photo removed. The pages of the years link to it. */
export const PHOTO_REMOVAL_ID = "odstraneni-fotky";

export const yearPagePath = (slug: string) => `${PATHS.history}${slug}/`;

/** The path of a place on Historie: of a card (`id` is the slug of its entry) or of a decade (`id` is the id of the decade). */
export const historyAnchorPath = (id: string) => `${PATHS.history}#${id}`;
