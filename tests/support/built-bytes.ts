import { existsSync, readFileSync, statSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { builtHtml, type PageName, servedFile } from "./built-page";

const read = (url: string) => readFileSync(servedFile(url));

/** Bytes of a text after brotli at its strongest (quality 11, the default). */
export const brotli = (text: string) => brotliCompressSync(text).length;

/** Bytes that a host sends for a URL: those of the compressed copy, if there is one. */
export function sentBytes(url: string): number {
  const compressed = `${servedFile(url)}.br`;
  return statSync(existsSync(compressed) ? compressed : servedFile(url)).size;
}

/** URL of the data that a page is rendered from after client-side navigation; its HTML holds them, too. */
export const pageData = (page: PageName) => `/page-data/${page === "404" ? "404.html" : page}/page-data.json`;

/** URLs of the scripts that the inline script at the end of a page's HTML starts. Throws if it finds none. */
export function deferredScripts(html: string): string[] {
  const [, list] = /\b(?:let|const) \w+ ?= ?(\["\/[^\]]+\.js"\])/.exec(html) ?? [];
  if (!list) throw new Error("The HTML has no list of deferred scripts in the form that this function knows.");
  return JSON.parse(list);
}

/** URLs of the scripts that a page runs at first view: the deferred ones and the page's own component. */
export function scripts(page: PageName): string[] {
  const { componentChunkName } = JSON.parse(read(pageData(page)).toString());
  const chunks: string[] = JSON.parse(read("/chunk-map.json").toString())[componentChunkName];
  return [...deferredScripts(builtHtml(page)), ...chunks.filter((url) => url.endsWith(".js"))];
}

/** Ids of the modules in a script, found by running it up to where it hands them over to webpack. */
export function modules(script: string): string[] {
  const chunks: [unknown, Record<string, unknown>][] = [];
  const self = new Proxy({}, { get: (_, name) => (String(name).startsWith("webpackChunk") ? chunks : undefined) });
  runInNewContext(read(script).toString(), { self, window: self, document: {} });
  return chunks.flatMap(([, own]) => Object.keys(own));
}
