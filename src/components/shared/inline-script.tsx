import { CAN_RUN_SCRIPTS } from "../../lib/can-run-scripts";
import type { InlineScriptValues } from "./use-inline-script-value";

interface Props<Helpers extends readonly unknown[]> {
  /** Corrects an element, and returns what it has decided. React reads the returned values with `useInlineScriptValue`. */
  run: (element: HTMLElement, ...helpers: Helpers) => Partial<InlineScriptValues>;
  /** Functions that `run` needs. They are its arguments after the element. */
  helpers?: Helpers;
  /** Which element `run` gets: the element right before the script, or the element around it. */
  element?: "previousElementSibling" | "parentElement";
}

/**
 * An inline script that corrects an element while the browser parses the page. So the first paint is right even where an element
 * depends on the time or on chance. An effect after hydration would shift the layout instead. All inline scripts of a page use
 * the time at which the first of them ran (`now`). Delete when the pages are no longer static.
 *
 * The functions are published as their source text (toString). So they must use no import and no variable from outside, and
 * contain no comment and no syntax that is newer than ES modules. A browser that cannot run the page's scripts does not run
 * inline scripts either.
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
