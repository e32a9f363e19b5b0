import { writeFileSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import { SitemapStream, streamToPromise } from "sitemap";
import { CALENDAR_PATH } from "../lib/paths";
import { buildCalendar } from "./ical";
import { buildWebManifest } from "./web-manifest";

type Data = Pick<Queries.Query, "siteInfo" | "camp" | "allSitePage">;

/**
 * Writes the files that are not pages but follow from the content: the calendar file, the sitemap (without lastmod, which
 * nobody would keep correct), robots.txt and the web manifest.
 */
export async function writeGeneratedFiles(graphql: BuildArgs["graphql"]): Promise<void> {
  const { data, errors } = await graphql<Data>(`
    query GeneratedFiles {
      siteInfo {
        siteUrl
        title(raw: true)
        subtitle(raw: true)
        description(raw: true)
      }
      camp {
        theme(raw: true)
        start
        end
        invitation(raw: true)
      }
      allSitePage(filter: { path: { nin: ["/404.html", "/404/"] } }, sort: { path: ASC }) {
        nodes {
          path
        }
      }
    }
  `);
  if (!data) throw errors;
  const { siteInfo, camp, allSitePage } = data;
  const { siteUrl } = siteInfo;
  const url = (path: string) => new URL(path.slice(1), siteUrl).href;

  const sitemap = new SitemapStream({ xmlns: { news: false, xhtml: false, image: false, video: false } });
  for (const { path } of allSitePage.nodes) sitemap.write({ url: url(path) });
  sitemap.end();
  const write = (path: string, content: string | Buffer) => writeFileSync(`public${path}`, content);
  write("/sitemap.xml", await streamToPromise(sitemap));
  write("/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${url("/sitemap.xml")}\n`);
  write("/manifest.webmanifest", buildWebManifest(siteInfo));
  write(CALENDAR_PATH, buildCalendar(`${siteInfo.title}, ${siteInfo.subtitle}`, camp, siteUrl));
}
