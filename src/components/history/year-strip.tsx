import { withPrefix } from "gatsby";
import { historyAnchorPath, yearPagePath } from "../../lib/paths";
import { groupByDecade } from "./decades";
import { missingYears } from "./missing-years";
import * as styles from "./year-strip.module.css";

type Entry = Pick<Queries.HistoryEntry, "slug" | "year">;

/**
 * Links to the years of `camps`, newest first, by decades from the oldest on; where there is little room, only the current decade.
 * Lists with `ol`, because load-ahead.ts loads the pages that `ul` in a `nav` leads to, and these are fifty.
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
                // The strip does not know why a year is missing, so there is nothing to say of it.
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
  // In a row of ticks only its last two digits are seen.
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
