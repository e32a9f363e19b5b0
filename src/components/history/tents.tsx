import { graphql, withPrefix } from "gatsby";
import type { CSSProperties } from "react";
import { historyAnchorPath, yearPagePath } from "../../lib/paths";
import { pluralize } from "../../lib/pluralize";
import { groupByDecade } from "./decades";
import { missingYears } from "./missing-years";
import * as styles from "./tents.module.css";

interface Props {
  /** Newest first. */
  camps: readonly Queries.TentFragment[];
  withoutCamp: readonly string[];
  /** The slug of the entry whose page this is. */
  current?: string;
}

/**
 * One tent for each year from the first to the last camp, in rows by decade. A lit tent leads to the page of its year. A dark
 * tent is a missing year and leads to the year's empty frame on Historie. A year in `withoutCamp` has no tent.
 */
export function Tents({ camps, withoutCamp, current }: Props) {
  if (camps.length === 0) return null;
  const missing = missingYears(camps, withoutCamp);
  const empty = missingYears(camps).filter((year) => !missing.includes(year));
  const count = Number(camps[0]?.year) - Number(camps.at(-1)?.year) + 1;
  // On paper a `nav` is not printed.
  const Landmark = current ? "nav" : "section";
  return (
    <Landmark className={styles.tents} aria-labelledby="stany">
      <h2 id="stany">{pluralize(count, "rok", "roky", "let")} pod stany. Který je váš?</h2>
      <p>Jeden stan za každý rok: kde se svítí, tam můžete vejít.</p>
      <div className={styles.decades}>
        {groupByDecade(camps, missing)
          .reverse()
          .map(({ id, places }) => (
            <ol key={id}>
              {places.reverse().map(({ year, camp }) => (
                <li key={camp?.slug ?? year} style={{ "--digit": year.slice(-1) } as CSSProperties}>
                  {camp && camp.slug === current ? (
                    <span aria-current="page">
                      <span>{year}</span>
                    </span>
                  ) : (
                    <Tent year={year} slug={camp?.slug} />
                  )}
                </li>
              ))}
            </ol>
          ))}
      </div>
      {missing.length + empty.length > 0 && (
        <small>
          {missing.length > 0 && "Tmavý stan: rok nám chybí. "}
          {empty.length > 0 && `Tábor se nekonal:\u00A0${empty.join(", ")}.`}
        </small>
      )}
    </Landmark>
  );
}

const Tent = ({ year, slug }: { year: string; slug: string | undefined }) =>
  slug ? (
    <a href={withPrefix(yearPagePath(slug))}>{year}</a>
  ) : (
    <a href={withPrefix(historyAnchorPath(year))} aria-label={`${year}, chybí nám`}>
      {year}
    </a>
  );

export const fragment = graphql`
  fragment Tent on HistoryEntry { slug year }
`;
