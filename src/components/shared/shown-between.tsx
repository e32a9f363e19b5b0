import type { ReactNode } from "react";
import { InlineScript } from "./inline-script";
import { useNow } from "./use-inline-script-value";

interface Props {
  /** The moment when the paragraph appears, in epoch milliseconds. */
  from: number;
  /** The moment when the paragraph disappears, in epoch milliseconds. Without `until` the paragraph stays. */
  until?: number;
  className: string | undefined;
  children: ReactNode;
}

/** A paragraph that is visible only for some time. In the HTML it is hidden; an inline script shows it before the first paint. */
export function ShownBetween({ from, until = Number.MAX_SAFE_INTEGER, className, children }: Props) {
  const now = useNow() ?? 0;
  return (
    <>
      <p className={className} data-from={from} data-until={until} hidden={now < from || now >= until}>
        {children}
      </p>
      <InlineScript run={showParagraph} />
    </>
  );
}

function showParagraph(paragraph: HTMLElement) {
  const { now } = window.inlineScriptValues as { now: number };
  paragraph.hidden = now < Number(paragraph.dataset.from) || now >= Number(paragraph.dataset.until);
  return {};
}
