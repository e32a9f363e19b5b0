import * as styles from "./album-link.module.css";

/** The way to a photo album, which opens in a new tab. */
export const AlbumLink = ({ href }: { href: string }) => (
  <a className={styles.album} href={href} target="_blank" rel="noopener noreferrer">
    Otevřít album fotek
    <span className="visually-hidden"> v&nbsp;nové kartě</span>
  </a>
);
