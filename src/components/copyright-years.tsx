import { useBeforePaint } from "../hooks/use-before-paint";
import { BeforePaint } from "./before-paint";

const currentYear = () => new Date().getFullYear();

/** „2017–2026“: from the first year to the year of the visit; without JavaScript the first year alone. */
export function CopyrightYears({ from }: { from: number }) {
  const year = useBeforePaint("year", currentYear);
  return (
    <>
      <span>{year === undefined || year <= from ? from : `${from}–${year}`}</span>
      <BeforePaint run={showYears} helper={currentYear} />
    </>
  );
}

function showYears(years: HTMLElement, currentYear: () => number) {
  const year = currentYear();
  if (year > Number(years.textContent)) years.textContent += `–${year}`;
  return { year: year };
}
