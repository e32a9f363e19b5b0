import type { ReactNode } from "react";
import * as styles from "./two-columns.module.css";

/** Its two children side by side where there is room, one below the other elsewhere. */
export const TwoColumns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>;
