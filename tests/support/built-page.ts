import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entrySlug } from "../../src/lib/slug";
import { data } from "./data";

export const singlePages = ["index", "letos", "historie", "soubory", "kontakty", "404"] as const;
export type PageName = (typeof singlePages)[number] | `historie/${string}`;

const history = data("history.json");
/** The page of each history entry, in the order of the file. */
export const yearPages = history.map((entry) => `historie/${entrySlug(entry)}` as const);

type Kind = (entry: (typeof history)[number]) => boolean;
const kinds: Kind[] = [
  ({ isCamp }) => isCamp === true,
  ({ isCamp }) => isCamp !== true,
  ({ title }) => !title,
  ({ year }) => year === "…",
  ({ story }) => !story,
];
/** The first year page of each kind there is. */
const yearPagesByKind = kinds.flatMap((isOfKind) => yearPages[history.findIndex(isOfKind)] ?? []);

/** The pages that are tested alike: all single ones, and year pages of each kind. */
export const pages: readonly PageName[] = [...singlePages, ...new Set(yearPagesByKind)];
/** The pages that search engines may index. */
export const indexedPages = pages.filter((page) => page !== "404");

/** URL of a page from the root of the site. */
export const pagePath = (page: PageName) => ({ index: "/", "404": "/404.html" })[page as string] ?? `/${page}/`;

/** The file under public/ that is served at a URL, which is given from the root of the site. */
export const servedFile = (url: string) =>
  join("public", decodeURI(url.replace(/[?#].*/, "")).replace(/\/$/, "/index.html"));

/** The HTML of a page as a server sends it, before any script. */
export const builtHtml = (page: PageName) => readFileSync(servedFile(pagePath(page)), "utf8");

const parsed = new Map<PageName, HTMLElement>();

/** Makes the page the test's document, to ask by role and text, and returns it. Its scripts do not run. */
export function builtPage(page: PageName): Document {
  const html = parsed.get(page) ?? new DOMParser().parseFromString(builtHtml(page), "text/html").documentElement;
  parsed.set(page, html);
  if (document.documentElement !== html) document.replaceChild(document.adoptNode(html), document.documentElement);
  return document;
}

/** The content of a `<meta>` of a page by its name or property, undefined if there is none. */
export const metaContent = (page: PageName, name: string) =>
  builtPage(page).querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content") ?? undefined;

/** Text with white space folded into single spaces, no-break spaces included. */
export const normalizeSpace = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
