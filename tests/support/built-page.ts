import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The file under public/ that is served at a URL. The URL is relative to the root of the site. */
export const servedFile = (url: string) =>
  join("public", decodeURI(url.replace(/[?#].*/, "")).replace(/\/$/, "/index.html"));

/** The HTML of a page as a server sends it. No script has changed it. */
export const builtHtml = (path: string) => readFileSync(servedFile(path), "utf8");

const parsed = new Map<string, HTMLElement>();

/**
 * Loads the HTML of a page of the built site into `document`, for queries by role and text, and returns it. The page's scripts
 * do not run.
 */
export function builtPage(path: string): Document {
  const html = parsed.get(path) ?? new DOMParser().parseFromString(builtHtml(path), "text/html").documentElement;
  parsed.set(path, html);
  if (document.documentElement !== html) document.replaceChild(document.adoptNode(html), document.documentElement);
  return document;
}

/** The content of the `<meta>` of a page with this name or property; undefined if the page has no such `<meta>`. */
export const metaContent = (path: string, name: string) =>
  builtPage(path).querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content") ?? undefined;

/** The text with white space folded into single spaces. No-break spaces are folded, too. */
export const normalizeSpace = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
