import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BasicInformation } from "../components/camp/basic-information";
import { campEvent } from "../components/camp/camp-event";
import { CountdownPanel } from "../components/camp/countdown-panel";
import { LeaderNames, Leaders } from "../components/camp/leaders";
import { RegistrationStatus } from "../components/camp/registration-status";
import { PageHead } from "../components/layout/page-head";
import { DeferUntilPainted } from "../components/shared/defer-until-painted";
import { IsolatedSection } from "../components/shared/isolated-section";
import { Panel } from "../components/shared/panel";
import { Prose } from "../components/shared/prose";
import { TwoColumns } from "../components/shared/two-columns";
import { formatDateRange } from "../lib/dates";

export default function LetosPage({ data: { camp, allLeader } }: PageProps<Queries.LetosPageQuery>) {
  return (
    <>
      <h1>Letos</h1>
      <TwoColumns>
        <BasicInformation camp={camp} />
        <Panel id="pozvanka" title="Pozvánka">
          <Prose paragraphs={[camp.invitation]} />
        </Panel>
      </TwoColumns>
      <IsolatedSection>
        <CountdownPanel countdownTimestamp={camp.countdownTimestamp} />
      </IsolatedSection>
      <RegistrationStatus status={camp.status} />
      <DeferUntilPainted>
        <IsolatedSection fallback={<LeaderNames leaders={allLeader.nodes} />}>
          <Leaders leaders={allLeader.nodes} />
        </IsolatedSection>
      </DeferUntilPainted>
    </>
  );
}

export const Head = ({ data: { camp } }: HeadProps<Queries.LetosPageQuery>) => (
  <PageHead
    path="/letos/"
    title="Letos"
    description={`Tábor ${formatDateRange(camp.start, camp.end)}, téma: ${camp.theme}. Základní informace, vedoucí a\u00A0stav přihlášek.`}
    structuredData={(site) => [campEvent(site, camp)]}
  />
);

export const query = graphql`
  query LetosPage {
    camp {
      invitation
      status
      countdownTimestamp
      ...CampEvent
      ...BasicInformation
    }
    allLeader(sort: { position: ASC }) {
      nodes {
        ...Leader
      }
    }
  }
`;
