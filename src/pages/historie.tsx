import { graphql, type PageProps } from "gatsby";
import { HistoryList } from "../components/history-list";
import { PageHead } from "../components/page-head";
import { historyLists } from "../lib/history";

export default function HistoriePage({ data: { allHistoryEntry } }: PageProps<Queries.HistoriePageQuery>) {
  const { camps, others } = historyLists(allHistoryEntry.nodes);
  return (
    <>
      <h1>Historie</h1>
      <HistoryList id="tabory" heading="Tábory" entries={camps} />
      <HistoryList id="dalsi" heading="Další" entries={others} />
    </>
  );
}

export const Head = () => (
  <PageHead
    title="Historie"
    description="Všechny tábory a srazy od prvních stanů po dnešek, rok po roce s odkazem na fotky."
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
