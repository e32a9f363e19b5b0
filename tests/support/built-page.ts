import { readFileSync } from "node:fs";
import { join } from "node:path";

export const pages = ["index", "letos", "historie", "soubory", "kontakty", "404"] as const;
export type PageName = (typeof pages)[number];

/** The HTML of a page as a server sends it, before any script. */
export function builtHtml(page: PageName): string {
  const file = page === "index" || page === "404" ? `${page}.html` : `${page}/index.html`;
  return readFileSync(join("public", file), "utf8");
}

const parsed = new Map<PageName, HTMLElement>();

/** Makes the page the test's document, to ask by role and text, and returns it. Its scripts do not run. */
export function builtPage(page: PageName): Document {
  const html = parsed.get(page) ?? new DOMParser().parseFromString(builtHtml(page), "text/html").documentElement;
  parsed.set(page, html);
  if (document.documentElement !== html) document.replaceChild(document.adoptNode(html), document.documentElement);
  return document;
}

/** Text as a reader sees it: white space folded, no-break spaces included. */
export const readable = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
