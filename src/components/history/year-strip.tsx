import { withPrefix } from "gatsby";
import type { CSSProperties } from "react";
import { historyAnchorPath, yearPagePath } from "../../lib/paths";
import { evenColumns } from "../shared/even-columns";
import { groupByDecade } from "./decades";
import { missingYears } from "./missing-years";
import * as styles from "./year-strip.module.css";

type Entry = Pick<Queries.HistoryEntry, "slug" | "year">;
type Props = { camps: readonly Entry[]; current: Entry; withoutCamp: readonly string[] };

/**
 * Links to the years of `camps` (newest first), grouped by decade from the oldest on. A missing year leads to its empty frame on
 * Historie; the years in `withoutCamp` have no frame and are plain text. Where there is little room, only the decade of `current`
 * shows its years. The lists have to be `ol`: load-ahead.ts loads in advance every page that a `ul` in a `nav` links to, and here
 * these would be about fifty pages.
 */
export function YearStrip({ camps, current, withoutCamp }: Props) {
  const decades = groupByDecade(camps, missingYears(camps)).reverse();
  return (
    <nav className={styles.strip} aria-label="Všechny roky">
      <ol>
        {decades.map(({ id, label, places }) => (
          <li key={id} data-current={places.some(({ year }) => year === current.year) || undefined}>
            <a href={withPrefix(historyAnchorPath(id))}>{label}</a>
            <ol style={{ "--columns": evenColumns(places.length, [5, 3]) } as CSSProperties}>
              {places.reverse().map(({ year, camp }) => (
                <li key={camp?.slug ?? year}>
                  <YearLink
                    year={year}
                    to={camp ? yearPagePath(camp.slug) : !withoutCamp.includes(year) && historyAnchorPath(year)}
                    isMissing={!camp}
                    isCurrent={camp?.slug === current.slug}
                  />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type LinkProps = { year: string; to: string | false; isMissing: boolean; isCurrent: boolean };

/** A year without a camp is plain text, which screen readers skip. */
function YearLink({ year, to, isMissing, isCurrent }: LinkProps) {
  // In the row of ticks only the last two digits of the year are visible.
  const text = (
    <>
      <span>{year.slice(0, 2)}</span>
      {year.slice(2)}
    </>
  );
  if (!to) return <span aria-hidden="true">{text}</span>;
  if (isCurrent) return <span aria-current="page">{text}</span>;
  return (
    <a href={withPrefix(to)} aria-label={isMissing ? `${year}, bez\u00A0fotky` : undefined}>
      {text}
    </a>
  );
}
