import { graphql, withPrefix } from "gatsby";
import * as styles from "./file-card.module.css";
import { formatFileSize } from "./file-size";

/** A document to download; the whole card opens it in a new tab. Without a link the card is plain text. */
export function FileCard({ file }: { file: Queries.FileCardFragment }) {
  const { link, url, title, text, document: pdf } = file;
  return (
    <li className={styles.card}>
      <span className={styles.sheet} aria-hidden="true">
        {pdf && <span className={styles.type}>{pdf.extension.toUpperCase()}</span>}
      </span>
      <div className={styles.text}>
        <h2 className={styles.title}>
          {link && pdf ? (
            <a className={styles.link} href={withPrefix(link)} data-url={url} target="_blank" rel="noopener noreferrer">
              {title}{" "}
              <span className={styles.size}>
                ({pdf.extension.toUpperCase()}, {formatFileSize(pdf.size)})
              </span>
              <span className="visually-hidden">, otevře se v&nbsp;nové kartě</span>
            </a>
          ) : (
            title
          )}
        </h2>
        <p>{text}</p>
      </div>
    </li>
  );
}

export const fragment = graphql`
  fragment FileCard on FileLink {
    position
    link
    url
    title
    text
    document {
      extension
      size
    }
  }
`;
