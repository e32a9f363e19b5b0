import type { ReactNode } from "react";
import { InlineScript } from "./inline-script";
import { useNow } from "./use-inline-script-value";

interface Props {
  as?: "p" | "span";
  /** The moment when the element appears, in epoch milliseconds. */
  from: number;
  /** The moment when the element disappears, in epoch milliseconds. Without `until` the element stays. */
  until?: number;
  className?: string;
  children: ReactNode;
}

/** An element that is visible only for some time. In the HTML it is hidden; an inline script shows it before the first paint. */
export function ShownBetween({ as: Element = "p", from, until = Number.MAX_SAFE_INTEGER, className, children }: Props) {
  const now = useNow() ?? 0;
  return (
    <>
      <Element className={className} data-from={from} data-until={until} hidden={now < from || now >= until}>
        {children}
      </Element>
      <InlineScript run={showElement} />
    </>
  );
}

function showElement(element: HTMLElement) {
  const { now } = window.inlineScriptValues as { now: number };
  element.hidden = now < Number(element.dataset.from) || now >= Number(element.dataset.until);
  return {};
}
