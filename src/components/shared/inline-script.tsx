import type { Decisions } from "./use-inline-script-value";

interface Props<Helper> {
  /** Gets the element right before this one, sets it right and returns what it decided. */
  run: (element: HTMLElement, helper: Helper) => Partial<Decisions>;
  /** A function that `run` needs. */
  helper?: Helper;
}

/**
 * An inline script that runs while the browser parses the page, right after the element it decides about, so that the
 * first paint is already right; `useInlineScriptValue` reads the decision. `run` and `helper` travel as their source: they must
 * stand alone, with no syntax newer than ES modules and no comments inside.
 */
export function InlineScript<Helper>({ run, helper }: Props<Helper>) {
  const decision = `(${run})(document.currentScript.previousElementSibling,${helper})`;
  const source = `window.inlineScriptValues=Object.assign(window.inlineScriptValues||{},${decision})`;
  // A script that React inserts never runs, so in the browser there is only the server's one to adopt.
  const html = typeof window === "undefined" ? source : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the source of our own functions, no input
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
