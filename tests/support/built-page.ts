import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../src/lib/list-files";

declare global {
  /** The folder of the site that a project of Jest tests: the test site, or the project itself (tests/jest.config.mjs). */
  const SITE: string;
}

/** The folder with the files of the built site. */
export const PUBLIC = join(SITE, "public");

/** The paths of all pages of the built site, and of `/404.html`, which hosts send for an unknown URL. */
export const builtPages = listFiles(PUBLIC)
  .filter((file) => /(^|\/)index\.html$|^404\.html$/.test(file) && !existsSync(join(SITE, "static", file)))
  .map((file) => `/${file.replace(/index\.html$/, "")}`);

/** The file that is served at a URL. The URL is relative to the root of the site. */
export const servedFile = (url: string, folder = PUBLIC) =>
  join(folder, decodeURIComponent(url.replace(/[?#].*/, "")).replace(/\/$/, "/index.html"));

/** The HTML of a page as a server sends it. No script has changed it. */
export const builtHtml = (path: string) => readFileSync(servedFile(path), "utf8");

const LINK = "a, link[rel=canonical]";

/** The URLs in a page, as written: of what the page `loads`, later scripts included, and of the `links` that visitors follow. */
export function urlsOf(html: string): Record<"loads" | "links", string[]> {
  const page = new DOMParser().parseFromString(html, "text/html");
  const roots = [page, ...[...page.querySelectorAll("template")].map(({ content }) => content)];
  const values = (selector: string, ...attributes: string[]) =>
    roots
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .flatMap((element) => attributes.flatMap((attribute) => element.getAttribute(attribute) ?? []));
  const inText = (text: string, url: RegExp) => [...text.matchAll(url)].map(([, url]) => String(url));
  const inSrcsets = inText(values("[srcset]", "srcset").join(" "), /(\S+) \d+w/g);
  const inStyles = inText(html, /url\((?:&quot;|")?(?!data:)([^)&"]+)/g);
  return { loads: [...values(`:not(${LINK})`, "href", "src"), ...inSrcsets, ...inStyles], links: values(LINK, "href") };
}

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
