import { graphql } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import { Picture } from "../shared/picture";
import { fallbackAlt } from "./entry-texts";
import * as styles from "./year-picture.module.css";

interface Props {
  entry: Queries.YearPictureFragment;
  heading: ReactNode;
  /** The number of characters in the story. The layout depends on it. */
  textLength: number;
  children: ReactNode;
}

/**
 * The picture of a year, uncropped and as large as the viewport allows. The heading is above the picture and `children` are
 * below the picture. In a wide viewport the heading and `children` are beside the picture, unless the text is long. A page with
 * a very long text is printed with a small picture and small letters. A click on the picture opens its largest file.
 */
export function YearPicture({ entry, heading, textLength, children }: Props) {
  const { width, height, images } = entry.image.gatsbyImageData;
  const ratio = width / height;
  const { type, srcSet = "" } = images.sources?.[0] ?? {};
  // The largest file is narrower than the query asks for if the picture itself is. Only the srcset tells the width of the file.
  const [, file, largest = width] = /(\S+) (\d+)w$/.exec(srcSet) ?? [];
  const style = { "--ratio": ratio, "--largest": `${largest}px` } as CSSProperties;
  const isLong = textLength > 500;
  // The widths that year-picture.module.css gives the picture when the text is below it, and when the text is beside it.
  const below = `min(${largest}px, 92vw, ${Math.round(100 * ratio)}vh)`;
  const beside = `min(${largest}px, ${ratio} * (100vh - 17rem), 100vw - 532px, max(716px, 447px + 18.8vw, 56vw - 332px))`;
  return (
    <div className={styles.year} style={style} data-long={isLong ? (textLength > 800 ? "very" : "") : undefined}>
      {heading}
      {/* `type` marks a link to a file. browser/load-ahead.ts leaves such links to the browser. */}
      <a className={styles.photo} href={file ?? images.fallback?.src} type={type}>
        <Picture
          image={entry.image}
          alt={entry.alt ?? fallbackAlt(entry)}
          sizes={isLong ? below : `(min-width: 60rem) ${beside}, ${below}`}
          priority
        />
        <span className="visually-hidden"> (zvětšit)</span>
      </a>
      <div className={styles.text}>{children}</div>
    </div>
  );
}

export const fragment = graphql`
  fragment YearPicture on HistoryEntry {
    title year isCamp alt
    image { gatsbyImageData(layout: CONSTRAINED, width: 1600, outputPixelDensities: [0.28, 0.45, 0.7, 1]) }
  }
`;
