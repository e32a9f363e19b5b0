import type { Page } from "@playwright/test";

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The camp of the test content. */
export const campStart = Date.parse("2022-07-10T15:30:00+02:00");
/** The midnight at the end of its last day. */
export const campOver = Date.parse("2022-07-18T00:00:00+02:00");
/** Three days and half a minute before the start. Letos counts down then, and for half a minute no number gets more digits. */
export const beforeStart = campStart - 3 * DAY_MS - 30 * SECOND_MS;
/** A time when the camp has started and is not over. */
export const afterStart = (campStart + campOver) / 2;
/** The time at which each browser test begins, if it sets no other. The camp is over. */
export const NOW = Date.parse("2023-03-01T12:00:00+01:00");

/** Sets the clock of the page before the page is opened. The clock runs on from this time. */
export const setClock = (page: Page, time: number) => page.clock.install({ time });

/** The pages in the order of the menu: label, path, main heading. */
export const menu = [
  ["Úvod", "/", "Vítejte pod\u00A0Modřínem"],
  ["Letos", "/letos/", "Letos"],
  ["Historie", "/historie/", "Historie"],
  ["Soubory", "/soubory/", "Soubory"],
  ["Kontakty", "/kontakty/", "Kontakty"],
] as const;

/** The camps of known years, newest first. */
export const campYears = "2022 2020 2019 2013 2008 2003 1999 1994 1991 1987 1986 1984".split(" ");
const otherSlugs = "2022-sraz 2010-sraz stavba-jidelny pochod-za-sluncem nezname".split(" ");
export const yearPage = (slug: string) => `/historie/${slug}/`;
export const yearPages = [...campYears, ...otherSlugs].map(yearPage);

/** Year pages that differ: an ordinary one, one with the longest texts, one with an upright photo, one of an unknown year. */
const yearPageKinds = [
  { name: "the page of a year", path: yearPage("1987") },
  { name: "the page of the longest texts", path: yearPage("2019") },
  { name: "the page of an upright photo", path: yearPage("2003") },
  { name: "the page of an unknown year", path: yearPage("pochod-za-sluncem") },
];

/** The paths of the pages that search engines may index: those of the menu, and a year page of each kind. */
export const indexedPages = [...menu.map(([, path]) => path), ...yearPageKinds.map(({ path }) => path)];
/** The paths of the indexed pages and of the page for unknown URLs. */
export const pages = [...indexedPages, "/404.html"];

/** One view of the site: its name in test titles, its path, the time on the visitor's clock, the error that it logs. */
interface Screen {
  name: string;
  path: string;
  now?: number;
  error?: RegExp;
}

export const screens: Screen[] = [
  { name: "Úvod before the camp is over", path: "/", now: afterStart },
  { name: "Úvod after the camp", path: "/" },
  { name: "Letos before the start", path: "/letos/", now: beforeStart },
  { name: "Letos after the start", path: "/letos/", now: afterStart },
  { name: "Letos after the camp", path: "/letos/" },
  { name: "Historie", path: "/historie/" },
  { name: "Soubory", path: "/soubory/" },
  { name: "Kontakty", path: "/kontakty/" },
  ...yearPageKinds,
  { name: "the error screen", path: "/neni/", error: /404/ },
];
