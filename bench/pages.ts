/** The five pages, as the menu names them. */
export const pages = [
  { path: "/", name: "Úvod" },
  { path: "/letos/", name: "Letos" },
  { path: "/historie/", name: "Historie" },
  { path: "/soubory/", name: "Soubory" },
  { path: "/kontakty/", name: "Kontakty" },
] as const;

/** One of the pages that are measured. */
export type BenchPage = (typeof pages)[number];
