import { graphql, type PageProps, withPrefix } from "gatsby";
import { DecadeNavigation } from "../components/history/decade-navigation";
import { groupByDecade, summarizeCamps, summarizeEvents } from "../components/history/decades";
import { HistoryCard } from "../components/history/history-card";
import { HistoryCards, HistorySection } from "../components/history/history-section";
import { MissingYear } from "../components/history/missing-year";
import { missingYears } from "../components/history/missing-years";
import { PageHead } from "../components/layout/page-head";
import { DeferUntilPainted } from "../components/shared/defer-until-painted";
import { splitCampsAndOthers, UNKNOWN_YEAR } from "../lib/history-order";
import { PATHS, yearPagePath } from "../lib/paths";

const OTHERS = { id: "dalsi", label: "Další", name: "Další" };

export default function HistoriePage({ data }: PageProps<Queries.HistoriePageQuery>) {
  const { allHistoryEntry, siteInfo, contacts } = data;
  const { camps, others } = splitCampsAndOthers(allHistoryEntry.nodes);
  const decades = groupByDecade(camps, missingYears(camps, siteInfo.yearsWithoutCamp));
  const newest = camps.find(({ year }) => year !== UNKNOWN_YEAR);
  return (
    <>
      <h1>Historie</h1>
      <DecadeNavigation sections={[...decades, OTHERS]} />
      <DeferUntilPainted>
        <HistorySection
          id="tabory"
          heading="Tábory"
          headingLevel={2}
          summary={summarizeCamps(camps)}
          link={
            newest && (
              <a className="screen-only" rel="next" href={withPrefix(yearPagePath(newest.slug))}>
                Listovat rok po&nbsp;roce
                <span className="arrow" aria-hidden="true">
                  &nbsp;→
                </span>
              </a>
            )
          }
        >
          {decades.map(({ id, heading, summary, places }) => (
            <HistorySection key={id} id={id} heading={heading} headingLevel={3} summary={summary}>
              <HistoryCards>
                {places.map(({ year, camp }) =>
                  camp ? (
                    <HistoryCard key={camp.slug} entry={camp} headingLevel={4} priority={camp === camps[0]} />
                  ) : (
                    <MissingYear key={year} year={year} email={contacts.leader.email} />
                  ),
                )}
              </HistoryCards>
            </HistorySection>
          ))}
        </HistorySection>
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
  <PageHead path={PATHS.history} title="Historie" description="Historie tábora rok po roce, s&nbsp;odkazy na fotky." />
);

export const query = graphql`
  query HistoriePage {
    allHistoryEntry(sort: { position: ASC }) { nodes { ...HistoryCard } }
    siteInfo { yearsWithoutCamp }
    contacts { leader { email } }
  }
`;
