import { CAN_RUN_SCRIPTS } from "../../lib/can-run-scripts";
import type { InlineScriptValues } from "./use-inline-script-value";

interface Props<Helpers extends readonly unknown[]> {
  /** Gets the element right before the script, or around it; corrects it and returns what it decided. */
  run: (element: HTMLElement, ...helpers: Helpers) => Partial<InlineScriptValues>;
  /** Functions that `run` needs. */
  helpers?: Helpers;
  /** Which element `run` gets. */
  element?: "previousElementSibling" | "parentElement";
}

/**
 * An inline script that corrects an element while the browser parses the page, so that the first paint is right whatever the
 * clock or chance says; `useInlineScriptValue` reads what it decided, and all go by the time of the first (`now`). An effect
 * after hydration would shift the layout instead. The functions are serialized with toString(): no imports, no closures, no
 * syntax newer than ES modules, no comments inside. Does nothing in a browser that cannot run the page's scripts.
 */
export function InlineScript<Helpers extends readonly unknown[]>({
  run,
  helpers,
  element = "previousElementSibling",
}: Props<Helpers>) {
  const values = `(${run})(${[`document.currentScript.${element}`, ...(helpers ?? [])]})`;
  const first = "window.inlineScriptValues=window.inlineScriptValues||{now:Date.now()}";
  const source = `if(${CAN_RUN_SCRIPTS}){${first};Object.assign(window.inlineScriptValues,${values})}`;
  // A script that React inserts never runs: in the browser there is only the server's one to hydrate.
  const html = typeof window === "undefined" ? source : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the source of our own functions, no input
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
