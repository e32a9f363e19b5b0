import type { ReactNode } from "react";
import * as styles from "./card-link.module.css";

type Props = { href: string; url?: string | null; children: ReactNode };

/** A link that covers the whole card around it, which is positioned. Opens a new tab. `url` is absolute, for print. */
export const CardLink = ({ href, url, children }: Props) => (
  <a className={styles.link} href={href} data-url={url} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);
