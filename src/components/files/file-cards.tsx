import { graphql, withPrefix } from "gatsby";
import * as styles from "./file-cards.module.css";
import { formatFileSize } from "./file-size";

/** The documents to download, one card for each, and a hint how to save a document. */
export const FileCards = ({ files }: { files: readonly Queries.FileCardFragment[] }) => (
  <>
    {files.length === 0 && <p>Zatím tu nic není.</p>}
    <ul className={styles.list}>
      {files.map((file) => (
        <FileCard key={file.position} file={file} />
      ))}
    </ul>
    <p className={`screen-only ${styles.hint}`}>
      Chcete-li si dokument uložit, klikněte na jeho název pravým tlačítkem a&nbsp;zvolte „Uložit odkaz jako“.
      V&nbsp;telefonu podržte prst na názvu a&nbsp;v&nbsp;nabídce zvolte „Stáhnout odkaz“ nebo „Stáhnout odkazovaný
      soubor“.
    </p>
  </>
);

/** A click anywhere on the card opens the document in a new tab. A card without a link shows only its text. */
const FileCard = ({ file: { link, url, title, text, document: pdf } }: { file: Queries.FileCardFragment }) => (
  <li className={styles.card}>
    <span className={`screen-only ${styles.sheet}`} aria-hidden="true">
      {pdf && <span className={styles.type}>{pdf.extension.toUpperCase()}</span>}
    </span>
    <div>
      <h2 className={styles.title}>
        {link && pdf ? (
          <a className={styles.link} href={withPrefix(link)} data-url={url} target="_blank" rel="noopener noreferrer">
            {title}{" "}
            <span className={styles.size}>
              ({pdf.extension.toUpperCase()}, {formatFileSize(pdf.size)})
            </span>
            <span className="visually-hidden"> – otevře se v&nbsp;nové kartě</span>
          </a>
        ) : (
          title
        )}
      </h2>
      <p>{text}</p>
    </div>
  </li>
);

export const fragment = graphql`
  fragment FileCard on FileLink { position link url title text document { extension size } }
`;
