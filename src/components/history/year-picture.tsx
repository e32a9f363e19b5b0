import { graphql } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import { Picture } from "../shared/picture";
import { fallbackAlt } from "./entry-texts";
import * as styles from "./year-picture.module.css";

/** The picture of a year, whole and as large as the viewport allows, with `children` below it, or beside a narrow one. */
export function YearPicture({ entry, children }: { entry: Queries.YearPictureFragment; children: ReactNode }) {
  const { width, height, images } = entry.image.gatsbyImageData;
  const ratio = width / height;
  // The width of a picture that is smaller than the query asks for is in its srcset only.
  const largest = /(\d+)w$/.exec(images.sources?.[0]?.srcSet ?? "")?.[1] ?? width;
  const style = { "--ratio": ratio, "--largest": `${largest}px` } as CSSProperties;
  return (
    <div className={styles.year}>
      <div className={styles.photo} style={style}>
        <Picture
          image={entry.image}
          alt={entry.alt ?? fallbackAlt(entry)}
          sizes={`min(${largest}px, 92vw, ${Math.round(100 * ratio)}vh)`}
          priority
        />
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}

export const fragment = graphql`
  fragment YearPicture on HistoryEntry {
    title
    year
    isCamp
    alt
    image {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1600
        outputPixelDensities: [0.28, 0.45, 0.7, 1]
      )
    }
  }
`;
