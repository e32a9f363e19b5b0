import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { builtPage, servedFile } from "./built-page";

const read = (url: string) => readFileSync(servedFile(url), "utf8");

/** Bytes of a text after brotli at its strongest (quality 11, the default). */
export const brotli = (text: string | Buffer) => brotliCompressSync(text).length;

const sizes = new Map<string, number>();

/** Bytes that a host sends for a URL, if the host uses the strongest compression. */
export function sentBytes(url: string): number {
  const bytes = sizes.get(url) ?? brotli(readFileSync(servedFile(url)));
  sizes.set(url, bytes);
  return bytes;
}

/** URL of the data that a page is rendered from after client-side navigation. */
export const pageData = (path: string) =>
  `/page-data/${path === "/" ? "index" : path.replace(/^\/|\/$/g, "")}/page-data.json`;

/** The content of the template of a page: the deferred scripts, which an inline script takes out and starts. */
export const deferred = (page: Document) => (page.querySelector("body > template") as HTMLTemplateElement).content;

/** URLs of the scripts that a page runs at first view: the deferred ones and the page's own component. */
export function scripts(path: string): string[] {
  const { componentChunkName } = JSON.parse(read(pageData(path)));
  const page = builtPage(path);
  const mapping = /___chunkMapping=(".*");/.exec(
    deferred(page).querySelector("#gatsby-chunk-mapping")?.textContent ?? "",
  );
  const chunks: string[] = JSON.parse(JSON.parse(String(mapping?.[1])))[componentChunkName];
  const first = [...deferred(page).querySelectorAll("script[src]")].map((script) => String(script.getAttribute("src")));
  return [...first, ...chunks.filter((url) => url.endsWith(".js"))];
}
