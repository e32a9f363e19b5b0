import { CAN_RUN_SCRIPTS } from "../../lib/can-run-scripts";
import type { InlineScriptValues } from "./use-inline-script-value";

interface Props<Helpers extends readonly unknown[]> {
  /** Adapts an element to time or chance, and returns what it has decided. React reads that with `useInlineScriptValue`. */
  run: (element: HTMLElement, ...helpers: Helpers) => Partial<InlineScriptValues>;
  /** Functions that `run` needs. `run` gets them as arguments after the element. */
  helpers?: Helpers;
  /** Which element `run` gets: the element right before the script, or the element around it. */
  element?: "previousElementSibling" | "parentElement";
}

/**
 * An inline script that corrects an element while the browser parses the page. So the first paint is right even where an
 * element depends on the time or on chance. An effect after hydration would shift the layout instead. All inline scripts of a
 * page use the time at which the first of them ran (`now`). Delete when the pages are no longer static.
 *
 * `run` and `helpers` are published as their source text (toString). So they must not use imports or variables from outside.
 * They must not contain comments or syntax that is newer than ES modules. Inline scripts run only in browsers that can run the
 * page's other scripts, too.
 */
export function InlineScript<Helpers extends readonly unknown[]>({
  run,
  helpers,
  element = "previousElementSibling",
}: Props<Helpers>) {
  const values = `(${run})(${[`document.currentScript.${element}`, ...(helpers ?? [])]})`;
  const first = "window.inlineScriptValues=window.inlineScriptValues||{now:Date.now()}";
  const source = `if(${CAN_RUN_SCRIPTS}){${first};Object.assign(window.inlineScriptValues,${values})}`;
  // In the browser no source is needed. During hydration the HTML already has the script, and a script that React inserts never
  // runs.
  const html = typeof window === "undefined" ? source : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the source of our own functions, no input
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
