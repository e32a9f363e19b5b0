import type { ReactNode } from "react";
import * as styles from "./panel.module.css";

/** A titled box on a page. The title is its heading and its name for assistive technology. */
export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
