import { graphql, useStaticQuery } from "gatsby";
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
    </>
  );
}
