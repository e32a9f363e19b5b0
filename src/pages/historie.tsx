import { graphql, type PageProps } from "gatsby";
import { DecadeNavigation } from "../components/history/decade-navigation";
import { historyView } from "../components/history/history";
import { HistorySection } from "../components/history/history-section";
import { PageHead } from "../components/layout/page-head";

export default function HistoriePage({ data: { allHistoryEntry } }: PageProps<Queries.HistoriePageQuery>) {
  const { sections, stops } = historyView(allHistoryEntry.nodes);
  return (
    <>
      <h1>Historie</h1>
      <DecadeNavigation stops={stops} />
      {sections.map((section) => (
        <HistorySection key={section.id} section={section} />
      ))}
    </>
  );
}

export const Head = () => (
  <PageHead
    path="/historie/"
    title="Historie"
    description="Všechny tábory a&nbsp;srazy od prvních stanů po dnešek, rok po roce, s&nbsp;odkazy na fotky."
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
