import type { ReactNode } from "react";
import { InlineScript } from "./inline-script";
import { useInlineScriptValue } from "./use-inline-script-value";

interface Props {
  /** From when on it is shown, in epoch milliseconds. */
  from: number;
  /** Until when; without it for good. */
  until?: number;
  className: string | undefined;
  /** Shown whatever the time of the visit was. */
  isShown?: boolean;
  /** For what a script focuses. */
  id?: string;
  children: ReactNode;
}

/** A paragraph for some time. The HTML contains it hidden; the inline script shows it before the first paint. */
export function ShownBetween({ from, until = Number.MAX_SAFE_INTEGER, isShown, children, ...attributes }: Props) {
  const now = useInlineScriptValue("now", Date.now) ?? 0;
  return (
    <>
      <p
        {...attributes}
        tabIndex={attributes.id ? -1 : undefined}
        data-from={from}
        data-until={until}
        hidden={!isShown && (now < from || now >= until)}
      >
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
