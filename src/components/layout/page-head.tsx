import { graphql, useStaticQuery, withPrefix } from "gatsby";
import type { Thing } from "schema-dts";
import { jsonLd, type SiteFacts } from "../../lib/structured-data";

interface Props {
  /** The page's path, without a path prefix. A page without a path, such as the error screen, is not indexed. */
  path?: string;
  /** The page's title, which stands before the name of the camp. Without `title` the name of the camp stands alone. */
  title?: string;
  description?: string;
  /** The picture of the link preview, 1200 x 630 pixels. Without `picture` the preview shows the picture of the whole site. */
  picture?: { src: string; alt: string };
  /** The JSON-LD of the page. */
  structuredData?: (site: SiteFacts) => Thing[];
}

/** Title, description, canonical URL, link preview (Open Graph) and structured data of a page. */
export function PageHead({ path, title, description, picture, structuredData }: Props) {
  const { siteInfo } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      siteInfo {
        siteUrl title subtitle description shareAlt
        rawTitle: title(raw: true) rawSubtitle: subtitle(raw: true) rawDescription: description(raw: true)
        sharePicture { resize(width: 1200, height: 630, quality: 80, toFormat: JPG) { src } }
      }
    }
  `);
  const name = `${siteInfo.title}, ${siteInfo.subtitle}`;
  const fullTitle = title ? `${title}\u00A0– ${name}` : name;
  const about = description ?? siteInfo.description;
  const url = (path: string) => new URL(withPrefix(path), siteInfo.siteUrl).href;
  const shared = { src: siteInfo.sharePicture.resize?.src ?? "", alt: siteInfo.shareAlt };
  const site = {
    name: `${siteInfo.rawTitle}, ${siteInfo.rawSubtitle}`,
    description: siteInfo.rawDescription,
    picture: url(shared.src),
    url,
  };
  const preview = picture ?? shared;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={about} />
      {!path && <meta name="robots" content="noindex" />}
      {path && (
        <>
          <link rel="canonical" href={url(path)} />
          <meta property="og:type" content="website" />
          <meta property="og:locale" content="cs_CZ" />
          <meta property="og:site_name" content={name} />
          <meta property="og:url" content={url(path)} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={about} />
          <meta property="og:image" content={url(preview.src)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={preview.alt} />
          {/* Without this tag X shows the picture as a small square. X takes everything else from Open Graph. */}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {structuredData && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped in jsonLd
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(structuredData(site)) }} />
      )}
    </>
  );
}
