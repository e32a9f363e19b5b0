import { graphql, type PageProps } from "gatsby";
import { DecadeNavigation } from "../components/history/decade-navigation";
import { groupByDecade, summarizeCamps, summarizeEvents } from "../components/history/decades";
import { EmailRequest } from "../components/history/email-request";
import { HistoryCard } from "../components/history/history-card";
import { HistoryCards, HistorySection } from "../components/history/history-section";
import { missingYears, requestPictures } from "../components/history/missing-years";
import { PageHead } from "../components/layout/page-head";
import { DeferUntilPainted } from "../components/shared/defer-until-painted";
import { splitCampsAndOthers } from "../lib/history-order";

const OTHERS = { id: "dalsi", label: "Další", name: "Další" };

export default function HistoriePage({ data }: PageProps<Queries.HistoriePageQuery>) {
  const { allHistoryEntry, siteInfo, contacts } = data;
  const { camps, others } = splitCampsAndOthers(allHistoryEntry.nodes);
  const decades = groupByDecade(camps);
  const request = requestPictures(missingYears(allHistoryEntry.nodes, siteInfo.yearsWithoutCamp));
  return (
    <>
      <h1>Historie</h1>
      <DecadeNavigation sections={[...decades, OTHERS]} />
      <DeferUntilPainted>
        <HistorySection id="tabory" heading="Tábory" headingLevel={2} summary={summarizeCamps(camps)}>
          {decades.map(({ id, heading, summary, camps: campsOfDecade }) => (
            <HistorySection key={id} id={id} heading={heading} headingLevel={3} summary={summary}>
              <HistoryCards>
                {campsOfDecade.map((entry) => (
                  <HistoryCard key={entry.slug} entry={entry} headingLevel={4} priority={entry === camps[0]} />
                ))}
              </HistoryCards>
            </HistorySection>
          ))}
        </HistorySection>
        {request && <EmailRequest {...request} email={contacts.leader.email} />}
        <HistorySection id={OTHERS.id} heading={OTHERS.label} headingLevel={2} summary={summarizeEvents(others)}>
          {others.length > 0 && (
            <HistoryCards>
              {others.map((entry) => (
                <HistoryCard key={entry.slug} entry={entry} headingLevel={3} />
              ))}
            </HistoryCards>
          )}
        </HistorySection>
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
