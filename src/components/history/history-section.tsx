import type { ReactNode } from "react";
import * as styles from "./history-section.module.css";

interface Props {
  id: string;
  heading: string;
  headingLevel: 2 | 3;
  /** The number of entries and their years: „9 táborů, 1990–1999“. */
  summary: string;
  /** A link below the heading. */
  link?: ReactNode;
  /** Cards, or sections one level below. */
  children: ReactNode;
}

/** One of the two lists of the history page, or a decade within it. */
export function HistorySection({ id, heading, headingLevel, summary, link, children }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-nadpis`}>
      <div className={styles.head}>
        <Heading id={`${id}-nadpis`}>{heading}</Heading>
        <p>{summary}</p>
        {link}
      </div>
      {children}
    </section>
  );
}

/** The grid of the cards in a section. */
export const HistoryCards = ({ children }: { children: ReactNode }) => <ol className={styles.cards}>{children}</ol>;
