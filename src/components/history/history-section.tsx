import { Fragment } from "react";
import type { HistorySectionView } from "./history";
import { HistoryCard } from "./history-card";
import * as styles from "./history-section.module.css";

const CARDS_PER_TASK = 50;

/**
 * One of the two lists of the history page, or a decade within it. Chromium 156 parses all the HTML that has arrived in one
 * task of up to half a second, unless it meets a script, so there is an empty one after every 50 cards. Longest task while
 * 2,000 arrive: 159 instead of 332 ms. Delete when Chromium's parser yields without it.
 */
export function HistorySection({ section }: { section: HistorySectionView<Queries.HistoryCardFragment> }) {
  const { id, heading, headingLevel, summary, cards, subsections } = section;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-nadpis`}>
      <div className={styles.head}>
        <Heading id={`${id}-nadpis`}>{heading}</Heading>
        <p>{summary}</p>
      </div>
      {cards.length > 0 && (
        <ol className={styles.cards}>
          {cards.map((card, index) => (
            <Fragment key={card.entry.slug}>
              <HistoryCard card={card} />
              {index % CARDS_PER_TASK === CARDS_PER_TASK - 1 && <script />}
            </Fragment>
          ))}
        </ol>
      )}
      {subsections.map((subsection) => (
        <HistorySection key={subsection.id} section={subsection} />
      ))}
    </section>
  );
}
