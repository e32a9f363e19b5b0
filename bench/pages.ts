/** The five pages, as the menu names them. */
export const pages = [
  { path: "/", name: "Úvod" },
  { path: "/letos/", name: "Letos" },
  { path: "/historie/", name: "Historie" },
  { path: "/soubory/", name: "Soubory" },
  { path: "/kontakty/", name: "Kontakty" },
] as const;

export type Page = (typeof pages)[number];
