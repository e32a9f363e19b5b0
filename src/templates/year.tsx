import { graphql, type HeadProps, type PageProps, withPrefix } from "gatsby";
import { fallbackAlt, pageDescription, pageTitle } from "../components/history/entry-texts";
import { Neighbours } from "../components/history/neighbours";
import { Tents } from "../components/history/tents";
import { YearHeading } from "../components/history/year-heading";
import { YearPicture } from "../components/history/year-picture";
import { PageHead } from "../components/layout/page-head";
import { ContentLink } from "../components/shared/content-link";
import { DeferUntilPainted } from "../components/shared/defer-until-painted";
import { EmailLink } from "../components/shared/email-link";
import { Prose } from "../components/shared/prose";
import { UNKNOWN_YEAR } from "../lib/history-order";
import { PATHS, PHOTO_REMOVAL_ID, yearPagePath } from "../lib/paths";
import * as styles from "./year.module.css";

export default function YearPage({ data }: PageProps<Queries.YearPageQuery>) {
  const { historyEntry, older, newer, camps, contacts, siteInfo } = data;
  const { year, story, link } = historyEntry;
  const isUnknown = year === UNKNOWN_YEAR;
  const question = isUnknown ? "Poznáte, který rok to byl? " : "";
  return (
    <>
      <YearPicture
        entry={historyEntry}
        heading={<YearHeading entry={historyEntry} />}
        textLength={story?.join().length ?? 0}
      >
        {story && <Prose paragraphs={story} isLarge />}
        <ContentLink to={link} className={styles.album}>
          Otevřít album fotek
        </ContentLink>
        <p className={styles.request}>
          <strong>{`${question}Byli jste tam? Pošlete vzpomínku nebo\u00A0fotku:`}</strong>{" "}
          <EmailLink
            email={contacts.leader.email}
            subject={isUnknown ? `Poznávám rok: ${pageTitle(historyEntry)}` : `Vzpomínka: ${historyEntry.slug}`}
          />
        </p>
        <p className="screen-only">
          <a href={`${withPrefix(PATHS.contacts)}#${PHOTO_REMOVAL_ID}`}>Vadí vám tu některá fotka?</a>
        </p>
      </YearPicture>
      <DeferUntilPainted>
        <Neighbours older={older.nodes[0]} newer={newer.nodes[0]} />
        <Tents camps={camps.nodes} withoutCamp={siteInfo.yearsWithoutCamp} current={historyEntry.slug} />
      </DeferUntilPainted>
    </>
  );
}

export const Head = ({ data: { historyEntry } }: HeadProps<Queries.YearPageQuery>) => (
  <PageHead
    path={yearPagePath(historyEntry.slug)}
    title={pageTitle(historyEntry)}
    description={pageDescription(historyEntry)}
    picture={{ src: historyEntry.image.resize?.src ?? "", alt: historyEntry.alt ?? fallbackAlt(historyEntry) }}
  />
);

export const query = graphql`
  query YearPage($slug: String!, $older: String, $newer: String) {
    historyEntry(slug: { eq: $slug }) {
      slug title year isCamp alt story link
      image {
        # Less than 200 kB even of leaves and gravel, which take the most.
        resize(width: 1200, height: 630, quality: 55, toFormat: JPG) { src }
      }
      ...YearHeading
      ...YearPicture
    }
    older: allHistoryEntry(filter: { slug: { eq: $older } }) { nodes { ...Neighbour } }
    newer: allHistoryEntry(filter: { slug: { eq: $newer } }) { nodes { ...Neighbour } }
    camps: allHistoryEntry(filter: { isCamp: { eq: true }, year: { ne: "…" } }, sort: { year: DESC }) {
      nodes { ...Tent }
    }
    contacts { leader { email } }
    siteInfo { yearsWithoutCamp }
  }
`;
