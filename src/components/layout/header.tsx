import { graphql, useStaticQuery, withPrefix } from "gatsby";
import { PATHS } from "../../lib/paths";
import { Picture } from "../shared/picture";
import * as styles from "./header.module.css";
import { Menu } from "./menu";

/**
 * The emblem and the title with the subtitle over the header's picture, and the menu. The picture is higher on the intro page.
 * So elements over and below the picture move when the visitor enters or leaves the intro page. These elements then get another
 * `key`, so that React renders new ones. If React kept the old ones, their move would count as a layout shift.
 */
export function Header({ path }: { path: string }) {
  const isIntro = path === withPrefix(PATHS.intro);
  const key = String(isIntro);
  // On a phone the picture is 136 px high and 544 px wide, and its sides are cut off (header.module.css). `sizes` says 533 px,
  // so that a phone with three device pixels for each CSS pixel fetches the file of 1,600 px and not the larger one. The file
  // of 1,600 px is close enough.
  const { siteInfo } = useStaticQuery<Queries.HeaderQuery>(graphql`
    query Header {
      siteInfo {
        title subtitle
        headerPicture {
          gatsbyImageData(
            layout: CONSTRAINED, aspectRatio: 4, width: 1088, outputPixelDensities: [1, 1.470589, 2.205883]
            sizes: "(max-width: 34rem) 533px, 100vw", formats: [AVIF, WEBP], avifOptions: { quality: 46 }
          )
        }
      }
    }
  `);
  return (
    <header>
      <div className={styles.banner}>
        <Picture image={siteInfo.headerPicture} alt="" priority />
        <img
          key={`emblem ${key}`}
          className={`screen-only ${styles.emblem}`}
          src={withPrefix("/graphics/emblem.svg")}
          alt=""
          width={64}
          height={64}
        />
        <p key={`title ${key}`} className={styles.title}>
          <a href={withPrefix(PATHS.intro)} aria-current={isIntro ? "page" : undefined}>
            {siteInfo.title}
          </a>{" "}
          <span className={styles.subtitle}>{siteInfo.subtitle}</span>
        </p>
      </div>
      <Menu key={key} path={path} />
    </header>
  );
}
