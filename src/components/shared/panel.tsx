import type { ReactNode } from "react";
import * as styles from "./panel.module.css";

type Props = Record<"id" | "title", string> & { children: ReactNode };

/** A panel, styled as stitched canvas, with its title. */
export function Panel({ id, title, children }: Props) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
