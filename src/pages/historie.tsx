import { graphql, type PageProps } from "gatsby";
import { DecadeNavigation } from "../components/history/decade-navigation";
import { EmailRequest } from "../components/history/email-request";
import { historyView } from "../components/history/history";
import { HistorySection } from "../components/history/history-section";
import { missingYears, requestPictures } from "../components/history/missing-years";
import { PageHead } from "../components/layout/page-head";
import { DeferUntilPainted } from "../components/shared/defer-until-painted";

export default function HistoriePage({ data }: PageProps<Queries.HistoriePageQuery>) {
  const { allHistoryEntry, siteInfo, contacts } = data;
  const { sections, stops } = historyView(allHistoryEntry.nodes);
  const [camps, others] = sections;
  const request = requestPictures(missingYears(allHistoryEntry.nodes, siteInfo.yearsWithoutCamp));
  return (
    <>
      <h1>Historie</h1>
      <DecadeNavigation stops={stops} />
      <DeferUntilPainted>
        <HistorySection section={camps} />
        {request && <EmailRequest {...request} email={contacts.leader.email} />}
        <HistorySection section={others} />
      </DeferUntilPainted>
    </>
  );
}

export const Head = () => (
  <PageHead
    path="/historie/"
    title="Historie"
    description="Tábory a&nbsp;srazy od prvních stanů po dnešek, rok po roce, s&nbsp;odkazy na fotky."
  />
);

export const query = graphql`
  query HistoriePage {
    allHistoryEntry(sort: { position: ASC }) {
      nodes {
        ...HistoryCard
      }
    }
    siteInfo {
      yearsWithoutCamp
    }
    contacts {
      leader {
        email
      }
    }
  }
`;
