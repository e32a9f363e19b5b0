import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useState } from "react";
import { PageHead } from "../components/layout/page-head";
import { DeferUntilPainted } from "../components/shared/defer-until-painted";
import { IsolatedSection } from "../components/shared/isolated-section";
import { Panel } from "../components/shared/panel";
import { Prose } from "../components/shared/prose";
import { TwoColumns } from "../components/shared/two-columns";
import { BasicInformation } from "../components/this-year/basic-information";
import { campEvent } from "../components/this-year/camp-event";
import { CampNote } from "../components/this-year/camp-note";
import { CountdownPanel } from "../components/this-year/countdown-panel";
import { Leaders } from "../components/this-year/leaders";
import { NextSteps } from "../components/this-year/next-steps";
import { RegistrationStatus } from "../components/this-year/registration-status";
import { PATHS } from "../lib/paths";

export default function LetosPage({ data: { camp, contacts, allLeader } }: PageProps<Queries.LetosPageQuery>) {
  const [hasStarted, setHasStarted] = useState(false);
  return (
    <>
      <h1>Letos</h1>
      {/* When the camp starts while the page is open, the note gets another `key`. So React creates a new note, which reads
          the clock again. */}
      <CampNote key={String(hasStarted)} camp={camp} />
      <TwoColumns>
        <BasicInformation camp={camp} phone={contacts.leader.phone} />
        <Panel id="pozvanka" title="Pozvánka">
          <Prose paragraphs={[camp.invitation]} />
        </Panel>
        <IsolatedSection>
          <CountdownPanel countdownTimestamp={camp.countdownTimestamp} onStart={() => setHasStarted(true)} />
        </IsolatedSection>
        <RegistrationStatus status={camp.status} link={camp.statusLink} />
      </TwoColumns>
      <DeferUntilPainted>
        <IsolatedSection>
          <Leaders leaders={allLeader.nodes} />
        </IsolatedSection>
        <NextSteps />
      </DeferUntilPainted>
    </>
  );
}

export const Head = ({ data: { camp } }: HeadProps<Queries.LetosPageQuery>) => (
  <PageHead
    path={PATHS.camp}
    title="Letos"
    description={`Tábor ${camp.dates}, téma: ${camp.theme}. Základní informace, vedoucí a\u00A0stav přihlášek.`}
    structuredData={(site) => [campEvent(site, camp)]}
  />
);

export const query = graphql`
  query LetosPage {
    camp { theme dates invitation status statusLink countdownTimestamp ...CampEvent ...BasicInformation ...CampNote }
    contacts { leader { phone } }
    allLeader(sort: { position: ASC }) { nodes { ...Leader } }
  }
`;
