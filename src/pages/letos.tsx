import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useState } from "react";
import { PageHead } from "../components/layout/page-head";
import { DeferUntilPainted } from "../components/shared/defer-until-painted";
import { Panel } from "../components/shared/panel";
import { Prose } from "../components/shared/prose";
import { ShownBetween } from "../components/shared/shown-between";
import { TwoColumns } from "../components/shared/two-columns";
import { BasicInformation } from "../components/this-year/basic-information";
import { campEvent } from "../components/this-year/camp-event";
import { CampNote } from "../components/this-year/camp-note";
import { CountdownPanel } from "../components/this-year/countdown-panel";
import { Leaders } from "../components/this-year/leaders";
import { NextSteps } from "../components/this-year/next-steps";
import { Questions } from "../components/this-year/questions";
import { RegistrationStatus } from "../components/this-year/registration-status";
import { PATHS } from "../lib/paths";

export default function LetosPage({ data: { camp, contacts, allLeader } }: PageProps<Queries.LetosPageQuery>) {
  const [hasStarted, setHasStarted] = useState(false);
  const ofPastCamp = (
    <ShownBetween as="span" from={camp.overTimestamp}>
      {`na\u00A0tábor ${camp.start.slice(0, 4)}`}
    </ShownBetween>
  );
  return (
    <>
      <h1>Letos</h1>
      {/* When the camp starts while the page is open, the note gets another `key`. So React creates a new note, which reads
          the clock again. */}
      <CampNote key={String(hasStarted)} camp={camp} />
      <TwoColumns>
        <BasicInformation camp={camp} phone={contacts.leader.phone} />
        <Panel id="pozvanka" title={<>Pozvánka {ofPastCamp}</>}>
          <Prose paragraphs={[camp.invitation]} />
        </Panel>
        <CountdownPanel countdownTimestamp={camp.countdownTimestamp} onStart={() => setHasStarted(true)} />
        <RegistrationStatus camp={camp} />
      </TwoColumns>
      <DeferUntilPainted>
        <Leaders leaders={allLeader.nodes} nextId={camp.questions.length > 0 ? "otazky" : "co-dal"} />
        <Questions questions={camp.questions} />
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
    camp {
      theme dates start invitation countdownTimestamp overTimestamp questions { ...Question }
      ...CampEvent ...BasicInformation ...CampNote ...RegistrationStatus
    }
    contacts { leader { phone } }
    allLeader(sort: { position: ASC }) { nodes { ...Leader } }
  }
`;
