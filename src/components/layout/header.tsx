import { graphql, Link, useStaticQuery, withPrefix } from "gatsby";
import type { CSSProperties } from "react";
import { pictureLayers } from "../../lib/picture-layers";
import { typeset } from "../../lib/typography";
import { urgent } from "../../lib/urgent";
import * as styles from "./header.module.css";

const menu = [
  { to: "/", label: "Úvod" },
  { to: "/letos/", label: "Letos" },
  { to: "/historie/", label: "Historie" },
  { to: "/soubory/", label: "Soubory" },
  { to: "/kontakty/", label: "Kontakty" },
];

/** Where the small picture is sharp enough, at 544 CSS pixels, as in header.module.css; and everywhere else. */
const narrow = "(max-width: 34rem) and (max-resolution: 2dppx)";
const wide = "(min-width: 34.01rem), (min-resolution: 2.01dppx)";

/** Logo, title with subtitle, and the menu. The current page is marked on an exact match only. */
export function Header() {
  const { siteInfo } = useStaticQuery<Queries.HeaderQuery>(graphql`
    query Header {
      siteInfo {
        title
        subtitle
        logo {
          gatsbyImageData(
            layout: FULL_WIDTH
            aspectRatio: 4
            breakpoints: [1088, 1600]
            formats: [AUTO, AVIF, WEBP]
            avifOptions: { quality: 46 }
          )
        }
      }
    }
  `);
  // Plain CSS layers: the blurred preview lies below and shows until the full picture has arrived (header.module.css).
  const { preview, picture, small, large, best } = pictureLayers(siteInfo.logo.gatsbyImageData);
  const layers = { "--preview": preview, "--picture": picture, "--small": small, "--large": large } as CSSProperties;
  return (
    <header>
      {/* On a phone it is the largest thing that some pages paint; a browser would find it in the styles only later. */}
      <link rel="preload" as="image" media={narrow} {...best.small} {...urgent} />
      <link rel="preload" as="image" media={wide} {...best.large} {...urgent} />
      <div className={styles.logo} style={layers}>
        <img className={styles.emblem} src={withPrefix("/graphics/emblem.svg")} alt="" width={64} height={64} />
        <p className={styles.title}>
          <Link to="/">{typeset(siteInfo.title)}</Link>
          <span className={styles.subtitle}>{typeset(siteInfo.subtitle)}</span>
        </p>
      </div>
      <nav className={styles.menu} aria-label="Hlavní menu">
        <ul>
          {menu.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
