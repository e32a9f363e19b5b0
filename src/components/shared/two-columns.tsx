import type { ReactNode } from "react";
import * as styles from "./two-columns.module.css";

/** Puts two children side by side where there is room, and otherwise one below the other. */
export const TwoColumns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>;
