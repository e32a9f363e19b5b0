import { graphql } from "gatsby";
import { Panel } from "../shared/panel";
import * as styles from "./basic-information.module.css";

/** This year's theme and dates, a row each. */
export function BasicInformation({ camp }: { camp: Queries.BasicInformationFragment }) {
  return (
    <Panel id="zakladni-informace" title="Základní informace">
      <dl className={styles.rows}>
        <div>
          <dt>Téma</dt>
          <dd>{camp.theme}</dd>
        </div>
        <div>
          <dt>Začátek</dt>
          <dd>
            <time dateTime={camp.start.slice(0, 10)}>{camp.startPrinted}</time>
          </dd>
        </div>
        <div>
          <dt>Konec</dt>
          <dd>
            <time dateTime={camp.end}>{camp.endPrinted}</time>
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

export const fragment = graphql`
  fragment BasicInformation on Camp {
    theme
    start
    startPrinted
    end
    endPrinted
  }
`;
