import type { ReactNode } from "react";
import * as styles from "./section.module.css";

interface Props {
  /** Where the page's address can point to it. */
  id: string;
  /** Level of the heading: 2 for a list, 3 for a decade within it. */
  level: 2 | 3;
  heading: string;
  /** A line below the heading, such as how many entries there are. */
  summary: string;
  children?: ReactNode;
}

/** A part of the history page: one of its two lists, or a decade. */
export function HistoryPart({ id, level, heading, summary, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-nadpis`}>
      <div className={styles.head}>
        <Heading id={`${id}-nadpis`}>{heading}</Heading>
        <p>{summary}</p>
      </div>
      {children}
    </section>
  );
}
