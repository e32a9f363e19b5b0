import { graphql, Link, useStaticQuery, withPrefix } from "gatsby";
import { Picture } from "../shared/picture";
import * as styles from "./header.module.css";
import { Menu } from "./menu";

/** Logo over its picture, title with subtitle, and the menu. */
export function Header() {
  // On a phone the picture is 136 px high and four times as wide as high, see header.module.css.
  const { siteInfo } = useStaticQuery<Queries.HeaderQuery>(graphql`
    query Header {
      siteInfo {
        title
        subtitle
        logo {
          gatsbyImageData(
            layout: CONSTRAINED
            aspectRatio: 4
            width: 1088
            outputPixelDensities: [1, 1.470589]
            sizes: "(max-width: 34rem) 544px, 100vw"
            formats: [AVIF, WEBP]
            avifOptions: { quality: 46 }
          )
        }
      }
    }
  `);
  return (
    <header>
      <div className={styles.logo}>
        <Picture image={siteInfo.logo} alt="" priority />
        <img className={styles.emblem} src={withPrefix("/graphics/emblem.svg")} alt="" width={64} height={64} />
        <p className={styles.title}>
          <Link to="/">{siteInfo.title}</Link>
          <span className={styles.subtitle}>{siteInfo.subtitle}</span>
        </p>
      </div>
      <Menu />
    </header>
  );
}
