import { InlineScript } from "../shared/inline-script";
import { useInlineScriptValue } from "../shared/use-inline-script-value";

const currentYear = () => new Date().getFullYear();

/** „2017–2026“: from the first year to the year of the visit. Without JavaScript the first year alone. */
export function CopyrightYears({ from }: { from: number }) {
  const year = useInlineScriptValue("year", currentYear);
  return (
    <>
      <span>{year === undefined || year <= from ? from : `${from}–${year}`}</span>
      <InlineScript run={showYears} helpers={[currentYear]} />
    </>
  );
}

function showYears(years: HTMLElement, currentYear: () => number) {
  const year = currentYear();
  if (year > Number(years.textContent)) years.textContent += `–${year}`;
  return { year: year };
}
