import { graphql, type HeadProps, type PageProps } from "gatsby";
import { AfterArrival } from "../components/after-arrival";
import { BasicInformation } from "../components/basic-information";
import { CountdownPanel } from "../components/countdown-panel";
import { LeaderNames, Leaders } from "../components/leaders";
import { PageHead } from "../components/page-head";
import { Panel } from "../components/panel";
import { Prose } from "../components/prose";
import { RegistrationStatus } from "../components/registration-status";
import { Split } from "../components/split";
import { Widget } from "../components/widget";
import { campEvent } from "../lib/camp-event";
import { formatDateRange } from "../lib/dates";

export default function LetosPage({ data: { camp, allLeader } }: PageProps<Queries.LetosPageQuery>) {
  return (
    <>
      <h1>Letos</h1>
      <Split>
        <BasicInformation camp={camp} />
        <Panel id="pozvanka" title="Pozvánka">
          <Prose paragraphs={[camp.invitation]} />
        </Panel>
      </Split>
      <Widget>
        <CountdownPanel countdownTimestamp={camp.countdownTimestamp} />
      </Widget>
      <RegistrationStatus status={camp.status} />
      <AfterArrival>
        <Widget fallback={<LeaderNames leaders={allLeader.nodes} />}>
          <Leaders leaders={allLeader.nodes} />
        </Widget>
      </AfterArrival>
    </>
  );
}

export function Head({ data: { camp } }: HeadProps<Queries.LetosPageQuery>) {
  const dates = formatDateRange(camp.start, camp.end);
  return (
    <PageHead
      path="/letos/"
      title="Letos"
      description={`Tábor ${dates}, téma ${camp.theme}. Základní informace, vedoucí a stav přihlášek.`}
      structuredData={(site) => [campEvent(site, camp)]}
    />
  );
}

export const query = graphql`
  query LetosPage {
    camp {
      invitation
      status
      countdownTimestamp
      ...BasicInformation
    }
    allLeader(sort: { position: ASC }) {
      nodes {
        ...Leader
      }
    }
  }
`;
