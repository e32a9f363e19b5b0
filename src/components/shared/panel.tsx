import type { ReactNode } from "react";
import * as styles from "./panel.module.css";

/** A panel, styled as stitched canvas, with its title. */
export const Panel = ({ id, title, children }: { id: string } & Record<"title" | "children", ReactNode>) => (
  <section className={styles.panel} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
