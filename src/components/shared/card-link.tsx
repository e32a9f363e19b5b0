import type { ReactNode } from "react";
import * as styles from "./card-link.module.css";

interface Props {
  href: string;
  /** The absolute URL, for print, if `href` is a path. */
  url?: string | null;
  children: ReactNode;
}

/** A link that covers the whole card around it, which is positioned. Opens a new tab. */
export const CardLink = ({ href, url, children }: Props) => (
  <a className={styles.link} href={href} data-url={url} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);
