import { CAN_RUN_SCRIPTS } from "../../lib/can-run-scripts";
import type { InlineScriptValues } from "./use-inline-script-value";

interface Props<Helper> {
  /** Gets the element right before the script, corrects it and returns what it decided. */
  run: (element: HTMLElement, helper: Helper) => Partial<InlineScriptValues>;
  /** A function that `run` needs. */
  helper?: Helper;
}

/**
 * An inline script that corrects the element before it while the browser parses the page, so that the first paint is right
 * whatever the clock or chance says; `useInlineScriptValue` reads what it decided. An effect after hydration would shift
 * the layout instead (CLS 0.08–0.15). Both functions are serialized with toString(): no imports, no closures, no syntax
 * newer than ES modules, no comments inside. Does nothing in a browser that cannot run the page's scripts.
 */
export function InlineScript<Helper>({ run, helper }: Props<Helper>) {
  const values = `(${run})(document.currentScript.previousElementSibling,${helper})`;
  const source = `if(${CAN_RUN_SCRIPTS})window.inlineScriptValues=Object.assign(window.inlineScriptValues||{},${values})`;
  // A script that React inserts never runs: in the browser there is only the server's one to hydrate.
  const html = typeof window === "undefined" ? source : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the source of our own functions, no input
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
