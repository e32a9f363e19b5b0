import type { Page } from "@playwright/test";
import { overTimestamp } from "../../src/lib/dates";
import { yearPagePath } from "../../src/lib/paths";
import { entrySlug } from "../../src/lib/slug";
import { data } from "./data";

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
const { start, end } = data("camp.json");
export const campStart = Date.parse(start);
/** 00:00 after the last day. */
export const campOver = overTimestamp(start, end);
/** Three days and half a minute before the camp starts: Letos counts down, and no number is about to get longer. */
export const beforeStart = campStart - 3 * DAY_MS - 30 * SECOND_MS;
/** The camp has started and is not over. */
export const afterStart = (campStart + campOver) / 2;

/** The five pages in the order of the menu: label, path, main heading. */
export const menu = [
  ["Úvod", "/", data("intro.json").heading],
  ["Letos", "/letos/", "Letos"],
  ["Historie", "/historie/", "Historie"],
  ["Soubory", "/soubory/", "Soubory"],
  ["Kontakty", "/kontakty/", "Kontakty"],
] as const;

const history = data("history.json");
type Entry = (typeof history)[number];
/** The path of the page of the first history entry of a kind; none if there is no such entry. */
const yearPage = (name: string, isOfKind: (entry: Entry) => boolean) =>
  history
    .filter(isOfKind)
    .slice(0, 1)
    .map((entry) => ({ name, path: yearPagePath(entrySlug(entry)) }));

/** Everything a visitor can see: its name in test titles, its path, the time on the visitor's clock, the error it logs. */
export const screens: { name: string; path: string; now?: number; error?: RegExp }[] = [
  { name: "Úvod before the camp is over", path: "/", now: afterStart },
  { name: "Úvod after the camp", path: "/", now: campOver },
  { name: "Letos before the start", path: "/letos/", now: beforeStart },
  { name: "Letos after the start", path: "/letos/", now: afterStart },
  { name: "Letos after the camp", path: "/letos/", now: campOver },
  { name: "Historie", path: "/historie/" },
  ...yearPage("the page of a year", ({ isCamp, year }) => isCamp === true && year !== "…"),
  ...yearPage("the page of an unknown year", ({ year }) => year === "…"),
  { name: "Soubory", path: "/soubory/" },
  { name: "Kontakty", path: "/kontakty/" },
  { name: "the error screen", path: "/neni/", error: /404/ },
];

/** Sets the clock of the page before it is opened; it ticks on from there. */
export const setClock = (page: Page, time: number) => page.clock.install({ time });
