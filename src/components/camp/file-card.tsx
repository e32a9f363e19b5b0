import { graphql, withPrefix } from "gatsby";
import { typeset } from "../../lib/typography";
import * as styles from "./file-card.module.css";
import { formatFileSize } from "./file-size";

/** A document to download; the whole card opens it in a new tab. Without a link the card is plain text. */
export function FileCard({ file }: { file: Queries.FileCardFragment }) {
  const { link, address, title, text, document } = file;
  return (
    <li className={styles.card}>
      <span className={styles.sheet} aria-hidden="true">
        {document && <span className={styles.type}>{document.extension.toUpperCase()}</span>}
      </span>
      <div className={styles.text}>
        <h2 className={styles.title}>
          {link && document ? (
            <a
              className={styles.link}
              href={withPrefix(link)}
              data-address={address}
              target="_blank"
              rel="noopener noreferrer"
            >
              {typeset(title)}{" "}
              <span className={styles.size}>
                ({document.extension.toUpperCase()}, {formatFileSize(document.size)})
              </span>
              <span className="visually-hidden">{typeset(", otevře se v nové kartě")}</span>
            </a>
          ) : (
            typeset(title)
          )}
        </h2>
        <p>{typeset(text)}</p>
      </div>
    </li>
  );
}

export const fragment = graphql`
  fragment FileCard on FileLink {
    position
    link
    address
    title
    text
    document {
      extension
      size
    }
  }
`;
