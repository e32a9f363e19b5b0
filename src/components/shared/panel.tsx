import type { ReactNode } from "react";
import * as styles from "./panel.module.css";

interface Props {
  id: string;
  /** Heading of the panel and its name for assistive technology. */
  title: string;
  children: ReactNode;
}

/** A titled panel, styled as stitched canvas. */
export function Panel({ id, title, children }: Props) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
