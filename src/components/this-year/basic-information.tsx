import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { formatDate } from "../../lib/dates";
import { formatPhone } from "../../lib/phone";
import { ContentLink } from "../shared/content-link";
import { Panel } from "../shared/panel";
import * as styles from "./basic-information.module.css";

/** This year's theme and dates, each in its own row, and the rows that the club has added. On paper also whom to call. */
export const BasicInformation = ({ camp, phone }: { camp: Queries.BasicInformationFragment; phone: string }) => (
  <Panel id="zakladni-informace" title="Základní informace">
    <dl className={styles.rows} data-many={camp.details.length > 3 || undefined}>
      <Row label="Téma">{camp.theme}</Row>
      <Row label="Začátek">
        <time dateTime={camp.start.slice(0, 10)}>{formatDate(camp.start)}</time>
      </Row>
      <Row label="Konec">
        <time dateTime={camp.end}>{formatDate(camp.end)}</time>
      </Row>
      {camp.details.map(({ label, text, link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
        <Row key={index} label={label} className={styles.detail}>
          <ContentLink to={link}>{text}</ContentLink>
        </Row>
      ))}
      <Row label="Hlavní vedoucí" className="print-only">
        {formatPhone(phone)}
      </Row>
    </dl>
  </Panel>
);

const Row = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

export const fragment = graphql`
  fragment BasicInformation on Camp { theme start end details { label text link } }
`;
