import type { ReactNode } from "react";
import { InlineScript } from "./inline-script";
import { useInlineScriptValue } from "./use-inline-script-value";

interface Props {
  /** From when on it is shown, in epoch milliseconds. */
  overTimestamp: number;
  className: string | undefined;
  children: ReactNode;
}

/** A paragraph for the time after the camp. The HTML contains it hidden; the inline script shows it before the first paint. */
export function AfterCamp({ overTimestamp, className, children }: Props) {
  const isOver = useInlineScriptValue("isOver", () => Date.now() >= overTimestamp);
  return (
    <>
      <p className={className} data-over={overTimestamp} hidden={!isOver}>
        {children}
      </p>
      <InlineScript run={showAfterCamp} />
    </>
  );
}

function showAfterCamp(paragraph: HTMLElement) {
  const isOver = Date.now() >= Number(paragraph.dataset.over);
  paragraph.hidden = !isOver;
  return { isOver: isOver };
}
