import { InlineScript } from "../shared/inline-script";
import { useNow } from "../shared/use-inline-script-value";

/** „2017–2026“: from the first year to the year of the visit. Without JavaScript the first year alone. */
export function CopyrightYears({ from }: { from: number }) {
  const now = useNow();
  const year = now === undefined ? from : new Date(now).getFullYear();
  return (
    <>
      <span>{year <= from ? from : `${from}–${year}`}</span>
      <InlineScript run={showYears} />
    </>
  );
}

function showYears(years: HTMLElement) {
  const { now } = window.inlineScriptValues as { now: number };
  const year = new Date(now).getFullYear();
  if (year > Number(years.textContent)) years.textContent += `–${year}`;
  return {};
}
