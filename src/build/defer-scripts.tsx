import type { ReactNode } from "react";
import { CAN_RUN_SCRIPTS } from "../lib/can-run-scripts";

/** Milliseconds after the load event, in which the browser decodes and paints the last images. */
const PAINT_DELAY_MS = 150;

/** Milliseconds after which the scripts start although an image is still loading or hangs. */
const FALLBACK_DELAY_MS = 4000;

/**
 * The scripts and the data of a page in a template, where nothing runs, and an inline script that takes them out once the page
 * has been loaded and painted, or as soon as the visitor touches it or presses a key: competing with the header image, they
 * delayed LCP by 25 % on slow 4G. Delete if Gatsby learns to defer its scripts.
 */
export const DeferredScripts = ({ children }: { children: ReactNode }) => (
  <>
    <template id="scripts">{children}</template>
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the source of our own function, no input
      dangerouslySetInnerHTML={{
        __html: `if(${CAN_RUN_SCRIPTS})(${deferScripts})(${PAINT_DELAY_MS},${FALLBACK_DELAY_MS});else(${showNoscript})()`,
      }}
    />
  </>
);

/**
 * The data of a page, its page-data.json, from which Gatsby hydrates it without a request. Brotli finds most of it in the
 * markup: on Historie it takes 3 kB instead of 14.
 */
export const PageData = ({ data }: { data: object }) => (
  <script
    id="page-data"
    type="application/json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the script
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
  />
);

// Both functions are serialized with toString(): no imports, no closures, no syntax newer than ES modules, no comments inside.

/** Gatsby 5.16 stringifies the map of chunks twice, so that it would never prefetch the code of a page. */
function deferScripts(paintDelay: number, fallbackDelay: number) {
  const template = document.getElementById("scripts") as HTMLTemplateElement;
  const start = () => {
    if (!template.isConnected) return;
    template.replaceWith(template.content);
    window.pageData = JSON.parse((document.getElementById("page-data") as Element).textContent as string);
    window.___chunkMapping = JSON.parse(window.___chunkMapping as string);
  };
  window.addEventListener("load", () => setTimeout(start, paintDelay));
  window.addEventListener("pointerdown", start);
  window.addEventListener("keydown", start);
  setTimeout(start, fallbackDelay);
}

/** For a browser that cannot run the scripts: what is meant for browsers without JavaScript. */
function showNoscript() {
  document.querySelectorAll("noscript").forEach((element) => {
    element.outerHTML = element.textContent as string;
  });
}
