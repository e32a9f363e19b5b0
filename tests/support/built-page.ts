import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The file under public/ that is served at a URL. The URL is relative to the root of the site. */
export const servedFile = (url: string) =>
  join("public", decodeURI(url.replace(/[?#].*/, "")).replace(/\/$/, "/index.html"));

/** The HTML of a page as a server sends it, before any script. */
export const builtHtml = (path: string) => readFileSync(servedFile(path), "utf8");

const parsed = new Map<string, HTMLElement>();

/** Makes a built page the document of the test, for queries by role and text, and returns it. Its scripts do not run. */
export function builtPage(path: string): Document {
  const html = parsed.get(path) ?? new DOMParser().parseFromString(builtHtml(path), "text/html").documentElement;
  parsed.set(path, html);
  if (document.documentElement !== html) document.replaceChild(document.adoptNode(html), document.documentElement);
  return document;
}

/** The content of a `<meta>` of a page by its name or property, undefined if there is none. */
export const metaContent = (path: string, name: string) =>
  builtPage(path).querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content") ?? undefined;

/** Text with white space folded into single spaces, no-break spaces included. */
export const normalizeSpace = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
