import type { HistorySectionView } from "./history";
import { HistoryCard } from "./history-card";
import * as styles from "./history-section.module.css";

/** One of the two lists of the history page, or a decade within it. */
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
          {cards.map((card) => (
            <HistoryCard key={card.entry.slug} card={card} />
          ))}
        </ol>
      )}
      {subsections.map((subsection) => (
        <HistorySection key={subsection.id} section={subsection} />
      ))}
    </section>
  );
}
