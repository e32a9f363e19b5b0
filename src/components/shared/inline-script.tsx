import { CAN_RUN_SCRIPTS } from "../../lib/can-run-scripts";
import type { InlineScriptValues } from "./use-inline-script-value";

interface Props<Helpers extends readonly unknown[]> {
  /** Corrects the element that is right before the script, or around it, and returns what it has decided. */
  run: (element: HTMLElement, ...helpers: Helpers) => Partial<InlineScriptValues>;
  /** Functions that `run` needs. They are its arguments after the element. */
  helpers?: Helpers;
  /** Which element `run` gets. */
  element?: "previousElementSibling" | "parentElement";
}

/**
 * An inline script that corrects an element while the browser parses the page, so that already the first paint is right, whatever
 * depends on clock and chance. React reads the script's decision by `useInlineScriptValue`. All inline scripts of a page use the
 * time at which the first of them ran (`now`). An effect after hydration would shift the layout instead. This can only go if the
 * pages are no longer static.
 *
 * The functions are published as their source text (toString). They use no import and no variable from outside, contain no
 * comment, and no syntax that is newer than ES modules. A browser that cannot run the page's scripts does not run these either.
 */
export function InlineScript<Helpers extends readonly unknown[]>({
  run,
  helpers,
  element = "previousElementSibling",
}: Props<Helpers>) {
  const values = `(${run})(${[`document.currentScript.${element}`, ...(helpers ?? [])]})`;
  const first = "window.inlineScriptValues=window.inlineScriptValues||{now:Date.now()}";
  const source = `if(${CAN_RUN_SCRIPTS}){${first};Object.assign(window.inlineScriptValues,${values})}`;
  // In the browser the source is empty: React hydrates the script of the HTML, and a script that React inserts never runs.
  const html = typeof window === "undefined" ? source : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the source of our own functions, no input
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
