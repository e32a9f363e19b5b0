import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DecadeNavigation, type Stop } from "../components/history/decade-navigation";
import { decades, decadesWith, entryAnchors, splitCampsAndOthers, summary } from "../components/history/history";
import { HistoryList } from "../components/history/history-list";
import { HistoryPart } from "../components/history/section";
import { PageHead } from "../components/layout/page-head";
import { DeferUntilPainted } from "../components/shared/deferred";
import { imageGallery } from "../lib/image-gallery";

/** Cards in a row of a wide window. */
const ROW = 4;

export default function HistoriePage({ data: { allHistoryEntry } }: PageProps<Queries.HistoriePageQuery>) {
  const { camps, others } = splitCampsAndOthers(allHistoryEntry.nodes);
  const anchors = entryAnchors([...camps, ...others]);
  const campDecades = decades(camps);
  // One that has only begun does not fill a window.
  const newest = decadesWith(ROW, campDecades);
  const stops: Stop[] = [
    ...campDecades.map(({ id, label, heading }) => ({ id, label, name: `${label}, tábory, ${heading.toLowerCase()}` })),
    { id: "dalsi", label: "Další", name: "Další" },
  ];
  const parts = campDecades.map(({ id, heading, entries }, index) => (
    <HistoryPart key={id} level={3} id={id} heading={heading} summary={summary(entries, "tábor", "tábory", "táborů")}>
      <HistoryList entries={entries} anchors={anchors} level={4} first={index === 0} />
    </HistoryPart>
  ));
  return (
    <>
      <h1>Historie</h1>
      <DecadeNavigation stops={stops} />
      <HistoryPart level={2} id="tabory" heading="Tábory" summary={summary(camps, "tábor", "tábory", "táborů")}>
        {parts.slice(0, newest)}
        <DeferUntilPainted>{parts.slice(newest)}</DeferUntilPainted>
      </HistoryPart>
      <DeferUntilPainted>
        <HistoryPart level={2} id="dalsi" heading="Další" summary={summary(others, "akce", "akce", "akcí")}>
          <HistoryList entries={others} anchors={anchors} level={3} />
        </HistoryPart>
      </DeferUntilPainted>
    </>
  );
}

export const Head = ({ data: { allHistoryEntry } }: HeadProps<Queries.HistoriePageQuery>) => (
  <PageHead
    path="/historie/"
    title="Historie"
    description="Všechny tábory a srazy od prvních stanů po dnešek, rok po roce s odkazem na fotky."
    structuredData={(site) => [imageGallery(site, allHistoryEntry.nodes)]}
  />
);

export const query = graphql`
  query HistoriePage {
    allHistoryEntry(sort: { position: ASC }) {
      nodes {
        ...HistoryCard
      }
    }
  }
`;
