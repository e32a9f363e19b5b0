import { withPrefix } from "gatsby";
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
 * markup: on Historie it takes 3 kB instead of 14. What else Gatsby waits for comes beside its scripts, not after them.
 */
export const PageData = ({ data }: { data: { result: object; staticQueryHashes?: string[] } }) => (
  <>
    <script
      id="page-data"
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the script
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
    {["app-data", ...(data.staticQueryHashes ?? []).map((hash) => `sq/d/${hash}`)].map((name) => (
      <link key={name} rel="preload" as="fetch" href={withPrefix(`/page-data/${name}.json`)} crossOrigin="anonymous" />
    ))}
  </>
);

// Both functions are serialized with toString(): no imports, no closures, no syntax newer than ES modules, no comments inside.

function deferScripts(paintDelay: number, fallbackDelay: number) {
  const template = document.getElementById("scripts") as HTMLTemplateElement;
  const start = () => {
    if (!template.isConnected) return;
    template.replaceWith(template.content);
    window.pageData = JSON.parse((document.getElementById("page-data") as Element).textContent as string);
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
