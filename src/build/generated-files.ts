import { writeFileSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import { CALENDAR_PATH } from "../lib/paths";
import { buildCalendar, contentTime } from "./ical";

/** Writes the calendar file and robots.txt. Both are made of content and configuration, and neither is a page. */
export async function writeGeneratedFiles({ graphql, reporter }: BuildArgs): Promise<void> {
  const { data, errors } = await graphql<Pick<Queries.Query, "siteInfo" | "camp">>(`
    query GeneratedFiles {
      siteInfo { siteUrl title(raw: true) subtitle(raw: true) }
      camp { theme(raw: true) start end invitation(raw: true) }
    }
  `);
  if (!data) return void reporter.panicOnBuild("The calendar file and robots.txt cannot be written", errors);
  const { siteInfo, camp } = data;
  const write = (path: string, content: string) => writeFileSync(`public${path}`, content);
  write("/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${siteInfo.siteUrl}sitemap-index.xml\n`);
  write(CALENDAR_PATH, buildCalendar(`${siteInfo.title}, ${siteInfo.subtitle}`, camp, siteInfo.siteUrl, contentTime()));
}
