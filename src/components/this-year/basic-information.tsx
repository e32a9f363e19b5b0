import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Panel } from "../shared/panel";
import * as styles from "./basic-information.module.css";

/** This year's theme and dates, a row each. */
export function BasicInformation({ camp }: { camp: Queries.BasicInformationFragment }) {
  return (
    <Panel id="zakladni-informace" title="Základní informace">
      <dl className={styles.rows}>
        <Row label="Téma">{camp.theme}</Row>
        <Row label="Začátek">
          <time dateTime={camp.start.slice(0, 10)}>{camp.startPrinted}</time>
        </Row>
        <Row label="Konec">
          <time dateTime={camp.end}>{camp.endPrinted}</time>
        </Row>
      </dl>
    </Panel>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

export const fragment = graphql`
  fragment BasicInformation on Camp {
    theme
    start
    startPrinted
    end
    endPrinted
  }
`;
