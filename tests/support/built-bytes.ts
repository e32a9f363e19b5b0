import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { builtHtml, type PageName } from "./built-page";

const read = (address: string) => readFileSync(join("public", address));

/** Bytes after brotli at its strongest (quality 11, the default), as a CDN would send them. */
export const brotli = (content: Buffer | string) => brotliCompressSync(content).length;

/** Address of the data that a page is drawn from after navigation and on hydration. */
export const pageData = (page: PageName) => `/page-data/${page === "404" ? "404.html" : page}/page-data.json`;

/** Addresses of the scripts that a page runs at first view: those that its HTML starts, and the page's own component. */
export function scripts(page: PageName): string[] {
  const [, list = "[]"] = /let addresses=(\[[^\]]+\])/.exec(builtHtml(page)) ?? [];
  const own: string[] = JSON.parse(list);
  if (own.length === 0) throw new Error(`The HTML of ${page} starts no script that this function would find.`);
  const { componentChunkName } = JSON.parse(read(pageData(page)).toString());
  return [...own, ...JSON.parse(read("/chunk-map.json").toString())[componentChunkName]];
}

const known = new Map<string, number>();

/** The same for a published file; reads and compresses it once. */
export function brotliOf(address: string): number {
  const bytes = known.get(address) ?? brotli(read(address));
  known.set(address, bytes);
  return bytes;
}

/** Ids of the modules that a script brings, found by running it up to where it hands them over to webpack. */
export function modules(script: string): string[] {
  const chunks: [unknown, Record<string, unknown>][] = [];
  const self = new Proxy({}, { get: (_, name) => (String(name).startsWith("webpackChunk") ? chunks : undefined) });
  runInNewContext(read(script).toString(), { self, window: self, document: {} });
  return chunks.flatMap(([, own]) => Object.keys(own));
}
