import { graphql, useStaticQuery } from "gatsby";
import { CopyrightYears } from "./copyright-years";
import * as styles from "./footer.module.css";

/** Link to the author's site and the copyright up to the year of the visit. */
export function Footer() {
  const { siteInfo } = useStaticQuery<Queries.FooterQuery>(graphql`
    query Footer { siteInfo { title copyrightFrom author { name url } } }
  `);
  return (
    <footer className={styles.footer}>
      <p>
        © <CopyrightYears from={siteInfo.copyrightFrom} /> {siteInfo.title}
      </p>
      <p>
        Vytvořil <a href={siteInfo.author.url}>{siteInfo.author.name}</a>
      </p>
    </footer>
  );
}
