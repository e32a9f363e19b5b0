import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler } from "webpack";

/** What every page ends with. Gatsby writes it when webpack is done and puts it into the pages afterwards. */
const PART = "public/_gatsby/slices/_gatsby-scripts-1.html";

/** Milliseconds from the load event, in which the browser decodes and paints the last pictures that have come. */
export const REST = 150;

/** Milliseconds after which the scripts start although a picture is still on its way or hangs. */
export const PATIENCE = 4000;

/** For webpack: has the scripts start when the page has been loaded, see `deferScripts`. */
export const startScripts = {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap("start-scripts", (stats) => {
      if (stats.hasErrors()) return;
      const file = join(compiler.context, PART);
      writeFileSync(file, deferScripts(readFileSync(file, "utf8")));
    });
  },
};

/**
 * Rewrites Gatsby's scripts of a page so that they are fetched once the page has been loaded and painted: it reads well
 * without them, and a slow line is kept free for the header's picture, the font and the first picture. Whoever touches the
 * page or presses a key before gets them at once. On the way it mends the map of chunks, which Gatsby 5.16 writes as a
 * string in a string, so that it never prefetches the code of a page. Throws if Gatsby writes its part in another way.
 */
export function deferScripts(part: string): string {
  const [, chunks] = /___chunkMapping=(".*");/.exec(part) ?? [];
  const [, build] = /___webpackCompilationHash="(\w+)"/.exec(part) ?? [];
  const scripts = [...part.matchAll(/<script src="([^"]+)" async>/g)].map(([, address]) => String(address));
  const all = part.match(/<script[^>]* src=/g) ?? [];
  if (!chunks || !build || scripts.length === 0 || scripts.length < all.length)
    throw new Error(`${PART} is not what Gatsby 5.16 writes; see src/build/start-scripts.ts.`);
  return `<script>window.___chunkMapping=${JSON.parse(chunks)};window.___webpackCompilationHash="${build}";${starter(scripts)}</script>`;
}

/** Source of an inline script. */
const starter = (scripts: string[]) =>
  `{
let addresses=${JSON.stringify(scripts)};
const start=()=>{
for(const src of addresses)document.body.append(Object.assign(document.createElement("script"),{src}));
addresses=[]
};
addEventListener("load",()=>setTimeout(start,${REST}));
for(const event of["pointerdown","keydown"])addEventListener(event,start);
setTimeout(start,${PATIENCE})
}`.replaceAll("\n", "");
