import { graphql, Link, useStaticQuery, withPrefix } from "gatsby";
import { Picture } from "../shared/picture";
import * as styles from "./header.module.css";

const menu = [
  { to: "/", label: "Úvod" },
  { to: "/letos/", label: "Letos" },
  { to: "/historie/", label: "Historie" },
  { to: "/soubory/", label: "Soubory" },
  { to: "/kontakty/", label: "Kontakty" },
];

/** Marks the link to Historie on the pages below it; the current page itself is marked by Gatsby. */
const markSection = ({ isCurrent, isPartiallyCurrent }: { isCurrent: boolean; isPartiallyCurrent: boolean }) =>
  isPartiallyCurrent && !isCurrent ? { "aria-current": "true" } : {};

/** Logo over its picture, title with subtitle, and the menu with the current page marked. */
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
      <nav className={styles.menu} aria-label="Hlavní menu">
        <ul>
          {menu.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} getProps={to === "/" ? undefined : markSection}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
