import type { ReactNode } from "react";
import * as styles from "./two-columns.module.css";

/** Puts the other children beside the first one where there is room, and otherwise all of them one below the other. */
export const TwoColumns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>;
