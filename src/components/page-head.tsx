import { graphql, useStaticQuery, withPrefix } from "gatsby";
import { typeset } from "../lib/czech";

/** Title and description of a page for browsers and search engines. Without `title` the camp's name stands alone. */
export function PageHead({ title, description }: { title?: string; description?: string }) {
  const { siteInfo } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      siteInfo {
        title
        subtitle
        description
      }
    }
  `);
  const camp = `${siteInfo.title}, ${siteInfo.subtitle}`;
  return (
    <>
      <title>{typeset(title ? `${title} – ${camp}` : camp)}</title>
      <meta name="description" content={typeset(description ?? siteInfo.description)} />
      <link rel="icon" href={withPrefix("/favicon-32.png")} sizes="32x32" type="image/png" />
      <link rel="icon" href={withPrefix("/favicon.svg")} sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />
    </>
  );
}
