import { withPrefix } from "gatsby";
import { CAN_RUN_SCRIPTS, IS_NEW_BROWSER, STARTED } from "../lib/can-run-scripts";
import { removeMalformedHash } from "../lib/malformed-hash";

/** Milliseconds between the load event and the start of the scripts: meanwhile the browser decodes and paints the last images. */
const PAINT_DELAY_MS = 150;

/** Milliseconds after which the scripts start in any case, even if an image is still loading. */
const FALLBACK_DELAY_MS = 4000;

/**
 * gatsby-ssr.tsx puts the scripts and the data of a page into a template, where nothing runs. This inline script, in the head, moves
 * them out when the page has been loaded and painted, or earlier when the visitor touches the page or presses a key. Without the
 * template the scripts compete with the header image: on slow 4G the largest paint came 4 to 9 % later. Meanwhile the inline script
 * records which buttons the visitor clicks (early-clicks.ts), also while the HTML still arrives. It also loads the page anew if the
 * visitor goes Back to another page, because before hydration nothing else would show that page.
 *
 * When the scripts start, they get priority over the pictures below the viewport. Without this priority the page answers the
 * first click later. On Historie, whose cards have twelve pictures to load, a tap after two seconds took 40 % longer. Delete
 * when Gatsby defers its scripts.
 */
export const DeferScripts = () => (
  <script
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the source of our own function, no input
    dangerouslySetInnerHTML={{
      __html: `if(${CAN_RUN_SCRIPTS})(${deferScripts})(${PAINT_DELAY_MS},${FALLBACK_DELAY_MS},"${STARTED}",${removeMalformedHash});else if(!(${IS_NEW_BROWSER}))window.addEventListener("load",${showNoscript})`,
    }}
  />
);

/**
 * Puts the data of a page (its page-data.json) into the HTML, so that Gatsby hydrates the page without a request for the data.
 * The data compress well, because the markup already contains most of the same texts. On Historie the data add 3 kB to the
 * HTML, while page-data.json itself has 14 kB. Gatsby also waits for some other files. These are preloaded, so that they load
 * together with the scripts and not after them. Delete when Gatsby puts the data into the HTML and requests the rest early.
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

// The source text of the two functions below, and that of removeMalformedHash, becomes part of the page (toString). So these
// functions must not use imports, variables from outside or syntax that is newer than ES modules, and must not contain comments.
// `deferScripts` does not record that a mouse clicks a portrait, because hovering alone shows the other portrait (badge.tsx).

function deferScripts(paintDelay: number, fallbackDelay: number, mark: string, prepareUrl: () => void) {
  window.earlyClicks = new Set();
  document.addEventListener("click", ({ target, pointerType }) => {
    const button = (target as Element).closest<HTMLElement>(
      pointerType === "mouse" ? "button:not([aria-pressed])" : "button",
    );
    if (button && window.earlyClicks) window.earlyClicks.add(button);
  });
  const { pathname } = window.location;
  window.addEventListener("popstate", () => {
    if (window.earlyClicks && window.location.pathname !== pathname) window.location.reload();
  });
  const start = () => {
    const template = document.querySelector<HTMLTemplateElement>("body > template");
    if (!template) return;
    document.documentElement.setAttribute(mark, "");
    prepareUrl();
    for (const script of template.content.querySelectorAll("script")) script.fetchPriority = "high";
    template.replaceWith(template.content);
    window.pageData = JSON.parse((document.getElementById("page-data") as Element).textContent as string);
  };
  window.addEventListener("load", () => setTimeout(start, paintDelay));
  window.addEventListener("pointerdown", start);
  window.addEventListener("keydown", start);
  setTimeout(start, fallbackDelay);
}

/** Shows the content of the `noscript` elements, in a browser that is too old for the scripts. */
function showNoscript() {
  document.querySelectorAll("noscript").forEach((element) => {
    element.outerHTML = element.textContent as string;
  });
}
