import { withPrefix } from "gatsby";
import { historyAnchorPath, yearPagePath } from "../../lib/paths";
import { groupByDecade } from "./decades";
import { missingYears } from "./missing-years";
import * as styles from "./year-strip.module.css";

type Entry = Pick<Queries.HistoryEntry, "slug" | "year">;

/**
 * Links to the years of `camps` (newest first), grouped by decade from the oldest on. Where there is little room, only the
 * decade of `current` shows its years. The lists have to be `ol`: load-ahead.ts loads in advance every page that a `ul` in a
 * `nav` links to, and here these would be about fifty pages.
 */
export function YearStrip({ camps, current }: { camps: readonly Entry[]; current: Entry }) {
  const decades = groupByDecade(camps, missingYears(camps)).reverse();
  return (
    <nav className={styles.strip} aria-label="Všechny roky">
      <ol>
        {decades.map(({ id, label, places }) => (
          <li key={id} data-current={places.some(({ year }) => year === current.year) || undefined}>
            <a href={withPrefix(historyAnchorPath(id))}>{label}</a>
            <ol>
              {places.reverse().map(({ year, camp }) => (
                // Screen readers skip a missing year, because the strip does not know why the year is missing.
                <li key={camp?.slug ?? year} aria-hidden={!camp || undefined}>
                  <YearLink year={year} camp={camp} isCurrent={camp?.slug === current.slug} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function YearLink({ year, camp, isCurrent }: { year: string; camp?: { slug: string }; isCurrent: boolean }) {
  // In the row of ticks only the last two digits of the year are visible.
  const text = (
    <>
      <span>{year.slice(0, 2)}</span>
      {year.slice(2)}
    </>
  );
  if (!camp) return <span>{text}</span>;
  if (isCurrent) return <span aria-current="page">{text}</span>;
  return <a href={withPrefix(yearPagePath(camp.slug))}>{text}</a>;
}
