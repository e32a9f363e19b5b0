import type { Page } from "@playwright/test";
import { overTimestamp } from "../../src/lib/dates";
import { yearPagePath } from "../../src/lib/paths";
import { entrySlug } from "../../src/lib/slug";
import { data } from "./data";

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const { start, end } = data("camp.json");
export const campStart = Date.parse(start);
/** The midnight at the end of the last day of the camp. */
export const campOver = overTimestamp(start, end);
/** Three days and half a minute before the start. Letos counts down then, and for half a minute no number gets more digits. */
export const beforeStart = campStart - 3 * DAY_MS - 30 * SECOND_MS;
/** A time when the camp has started and is not over. */
export const afterStart = (campStart + campOver) / 2;

/** Sets the clock of the page before the page is opened. The clock runs on from this time. */
export const setClock = (page: Page, time: number) => page.clock.install({ time });

/** The pages in the order of the menu: label, path, main heading, the data files they show. Each new page needs a line here. */
export const menu = [
  ["Úvod", "/", data("intro.json").heading, ["intro.json"]],
  ["Letos", "/letos/", "Letos", ["camp.json", "leaders.json"]],
  ["Historie", "/historie/", "Historie", ["history.json"]],
  ["Soubory", "/soubory/", "Soubory", ["files.json"]],
  ["Kontakty", "/kontakty/", "Kontakty", ["contacts.json"]],
] as const;

/** The pages that change with the time on a visitor's clock, and the times at which they differ. */
const times: Record<string, [when?: string, now?: number][]> = {
  "/": [
    ["before the camp is over", afterStart],
    ["after the camp", campOver],
  ],
  "/letos/": [
    ["before the start", beforeStart],
    ["after the start", afterStart],
    ["after the camp", campOver],
  ],
};

const history = data("history.json");
/** The path of the page of each history entry, in the order of the file. */
export const yearPages = history.map((entry) => yearPagePath(entrySlug(entry)));
/** For each kind of year page in the content, the first page of that kind. */
const yearPageKinds = [
  { name: "the page of a year", path: yearPages[history.findIndex(({ isCamp, year }) => isCamp && year !== "…")] },
  { name: "the page of an unknown year", path: yearPages[history.findIndex(({ year }) => year === "…")] },
].flatMap(({ name, path }) => (path ? { name, path } : []));

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
  ...menu.flatMap(([name, path]): Screen[] =>
    (times[path] ?? [[]]).map(([when, now]) => ({ name: when ? `${name} ${when}` : name, path, now })),
  ),
  ...yearPageKinds,
  { name: "the error screen", path: "/neni/", error: /404/ },
];
