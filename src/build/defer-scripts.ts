import { createHash } from "node:crypto";
import { CAN_RUN_SCRIPTS } from "../lib/can-run-scripts";

/** Milliseconds after the load event, in which the browser decodes and paints the last images. */
export const PAINT_DELAY_MS = 150;

/** Milliseconds after which the scripts start although an image is still loading or hangs. */
export const FALLBACK_DELAY_MS = 4000;

/** What Gatsby 5.16 ends each page with: a map of chunks, the hash of the build, the scripts. */
const GATSBY_SCRIPTS =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=(".*");\s*<\/script>\s*<script>window\.___webpackCompilationHash="(\w+)";<\/script>((?:<script src="[^"]+" async><\/script>)+)/;

/** What a rewritten page says of the code: the map of chunks, the hash, the scripts. */
const CODE = /(___chunkMapping=.*?;window\.___webpackCompilationHash=)"(\w+)"(.*?let scripts=\[[^\]]*\])/;

/** The data that a page is hydrated with, as JSON. */
const PAGE_DATA = /<script id="page-data" type="application\/json">[^<]*<\/script>/;

/**
 * A page whose scripts are fetched after it has been loaded and painted, or as soon as the visitor touches it or presses a
 * key: competing with the header image, they delayed LCP by 25 % on slow 4G. Also fixes the map of chunks, which Gatsby 5.16
 * stringifies twice, so that it never prefetches the code of a page.
 *
 * `pageData` is the page's own page-data.json, which is put into the page: there brotli finds most of it in the markup (on
 * Historie 3 kB instead of 14; gzip, which looks back 32 kB only, finds nothing), and hydration waits for one request less.
 * Gatsby's loader takes it from `window.pageData`.
 *
 * Webpack's hash of the build, by which a page notices that the site has new code, differs between builds with and without
 * its cache: the first build after a change of code would change, and compress, all pages once more. So it becomes a hash of
 * the names of all scripts and styles.
 *
 * A page that has been rewritten already only gets the new data and hash. Throws if Gatsby writes its scripts in another way.
 * Delete if Gatsby learns to defer its scripts.
 */
export function deferScripts(html: string, pageData: string): string {
  const data = `<script id="page-data" type="application/json">${pageData.replaceAll("<", "\\u003c")}</script>`;
  const [gatsbyScripts = "", chunks, hash, elements = ""] = GATSBY_SCRIPTS.exec(html) ?? [];
  const scripts = [...elements.matchAll(/src="([^"]+)"/g)].map(([, src]) => String(src));
  const rewritten = html.replace(
    gatsbyScripts,
    () =>
      `${data}<script>window.___chunkMapping=${JSON.parse(chunks ?? '""')};window.___webpackCompilationHash="${hash}";${loader(scripts)}</script>`,
  );
  const page = gatsbyScripts ? rewritten : html.replace(PAGE_DATA, () => data);
  if (!page.includes("___chunkMapping={") || /<script[^>]* src=/.test(page))
    throw new Error("A page's scripts are not what Gatsby 5.16 writes; see src/build/defer-scripts.ts.");
  return page.replace(CODE, (_, map, __, list) => `${map}"${digest(map + list)}"${list}`);
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 20);

/** The hash of the code in a page that has been rewritten; Gatsby's loader compares it with that in app-data.json. */
export const codeHash = (page: string) => CODE.exec(page)?.[2];

/** Source of an inline script. A browser that cannot run the scripts shows what is meant for browsers without JavaScript. */
const loader = (scripts: string[]) =>
  `if(${CAN_RUN_SCRIPTS}){
let scripts=${JSON.stringify(scripts)};
const start=()=>{
if(!scripts)return;
window.pageData=JSON.parse(document.getElementById("page-data").textContent);
for(const src of scripts)document.body.append(Object.assign(document.createElement("script"),{src}));
scripts=null
};
addEventListener("load",()=>setTimeout(start,${PAINT_DELAY_MS}));
for(const event of["pointerdown","keydown"])addEventListener(event,start);
setTimeout(start,${FALLBACK_DELAY_MS})
}else for(const element of document.querySelectorAll("noscript"))element.outerHTML=element.textContent`.replaceAll(
    "\n",
    "",
  );
