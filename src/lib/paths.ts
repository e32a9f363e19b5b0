/** The paths of the pages in the menu, by the data file that a page shows. The files of src/pages/ have the same names. */
export const PATHS = { intro: "/", camp: "/letos/", history: "/historie/", files: "/soubory/", contacts: "/kontakty/" };

/** The path of the calendar file, which src/build/generated-files.ts writes and Letos links to. */
export const CALENDAR_PATH = "/tabor.ics";

/** The id of the sentence on Kontakty that says how to have a photo removed. The pages of the years link to it. */
export const PHOTO_REMOVAL_ID = "odstraneni-fotky";

export const yearPagePath = (slug: string) => `${PATHS.history}${slug}/`;

/** The path and hash of a card (`id`: its slug), of a decade (`id`: its id) or of an empty frame (`id`: its year) on Historie. */
export const historyAnchorPath = (id: string) => `${PATHS.history}#${id}`;
