import { graphql, useStaticQuery, withPrefix } from "gatsby";
import type { Thing } from "schema-dts";
import { breadcrumbs, jsonLd, type SiteFacts } from "../../lib/structured-data";
import { typeset } from "../../lib/typography";

interface Props {
  /** The page's own path, without a path prefix; a page that is not to be found, such as the error screen, has none. */
  path?: string;
  /** Without it the camp's name stands alone. */
  title?: string;
  description?: string;
  /** What the page says to machines beside its place on the site. */
  structuredData?: (site: SiteFacts) => Thing[];
}

/** Title, description, address, preview and structured data of a page, for browsers, search engines and messengers. */
export function PageHead({ path, title, description, structuredData }: Props) {
  const { siteInfo } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      siteInfo {
        siteUrl
        title
        subtitle
        description
        ages {
          from
          to
        }
        shareAlt
        sharePicture {
          resize(width: 1200, height: 630, quality: 80, toFormat: JPG) {
            src
          }
        }
      }
    }
  `);
  const { siteUrl } = siteInfo;
  const name = `${siteInfo.title}, ${siteInfo.subtitle}`;
  const address = (path: string) => new URL(withPrefix(path), siteUrl).href;
  const facts: SiteFacts = {
    name,
    description: siteInfo.description,
    ages: siteInfo.ages,
    picture: address(siteInfo.sharePicture.resize?.src ?? ""),
    address,
  };
  const fullTitle = typeset(title ? `${title} – ${name}` : name);
  const about = typeset(description ?? siteInfo.description);
  if (!path)
    return (
      <>
        <title>{fullTitle}</title>
        <meta name="description" content={about} />
        <meta name="robots" content="noindex" />
      </>
    );
  const things = [...(structuredData?.(facts) ?? []), ...(title ? [breadcrumbs(facts, { title, path })] : [])];
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={about} />
      <link rel="canonical" href={facts.address(path)} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="cs_CZ" />
      <meta property="og:site_name" content={typeset(name)} />
      <meta property="og:url" content={facts.address(path)} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={about} />
      <meta property="og:image" content={facts.picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={typeset(siteInfo.shareAlt)} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={about} />
      <meta name="twitter:image" content={facts.picture} />
      <meta name="twitter:image:alt" content={typeset(siteInfo.shareAlt)} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped in jsonLd */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(things) }} />
    </>
  );
}
