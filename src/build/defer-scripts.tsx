import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { CAN_RUN_SCRIPTS } from "../lib/can-run-scripts";

/** Milliseconds between the load event and the start of the scripts: meanwhile the browser decodes and paints the last images. */
const PAINT_DELAY_MS = 150;

/** Milliseconds after which the scripts start in any case, even if an image is still loading. */
const FALLBACK_DELAY_MS = 4000;

/**
 * Puts the scripts and the data of a page into a template, where nothing runs, and adds an inline script that takes them out. It
 * does so when the page has been loaded and painted, or earlier when the visitor touches the page or presses a key. Without this
 * the scripts compete with the header image: on slow 4G the largest paint came 25 % later. Delete when Gatsby defers its scripts.
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
 * The data of a page, which are its page-data.json, so that Gatsby hydrates the page without a request. The markup holds most of
 * these texts already, so that they compress well: on Historie 3 kB instead of 14. What else Gatsby waits for is preloaded, and so
 * comes beside the scripts and not after them. Delete when Gatsby puts the data into the HTML and requests the rest early.
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

// Both functions are published as their source text (toString). They use no import and no variable from outside, contain no
// comment, and no syntax that is newer than ES modules.

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

/** Shows what is in `noscript` elements. For a browser that is too old for the scripts. */
function showNoscript() {
  document.querySelectorAll("noscript").forEach((element) => {
    element.outerHTML = element.textContent as string;
  });
}
