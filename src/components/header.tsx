import { graphql, Link, useStaticQuery, withPrefix } from "gatsby";
import type { CSSProperties } from "react";
import { typeset } from "../lib/czech";
import { urgent } from "../lib/urgent";
import * as styles from "./header.module.css";

const menu = [
  { to: "/", label: "Úvod" },
  { to: "/letos/", label: "Letos" },
  { to: "/historie/", label: "Historie" },
  { to: "/soubory/", label: "Soubory" },
  { to: "/kontakty/", label: "Kontakty" },
];

/** Logo, title with subtitle, and the menu. The current page is marked on an exact match only. */
export function Header() {
  const { siteInfo } = useStaticQuery<Queries.HeaderQuery>(graphql`
    query Header {
      siteInfo {
        title
        subtitle
        logo {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [1600], aspectRatio: 4)
        }
      }
    }
  `);
  const { images, placeholder } = siteInfo.logo.gatsbyImageData;
  const { fallback, sources = [] } = images;
  const address = (srcSet: string | undefined) => `url("${srcSet?.split(" ")[0]}")`;
  // Plain CSS layers: the blurred preview lies below and shows until the full picture has arrived (header.module.css).
  const layers = {
    "--preview": address(placeholder?.fallback),
    "--picture": address(fallback?.src),
    "--formats": [
      ...sources.map(({ srcSet, type }) => `${address(srcSet)} type("${type}")`),
      address(fallback?.src),
    ].join(),
  } as CSSProperties;
  const [best] = sources;
  return (
    <header>
      {/* On a phone it is the largest thing that some pages paint; a browser would find it in the styles only later. */}
      {best && <link rel="preload" as="image" type={best.type} href={best.srcSet.split(" ")[0]} {...urgent} />}
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
