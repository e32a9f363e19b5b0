import type { ReactNode } from "react";
import * as styles from "./split.module.css";

/** Its two children side by side where there is room, one below the other elsewhere. */
export function Split({ children }: { children: ReactNode }) {
  return <div className={styles.split}>{children}</div>;
}
