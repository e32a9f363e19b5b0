import { graphql } from "gatsby";
import { ContentLink } from "../shared/content-link";
import { ShownBetween } from "../shared/shown-between";
import * as styles from "./registration-status.module.css";

/** Whether the camp still has room, in the words of data/camp.json; after the camp also which camp. With a link the words are a link. */
export const RegistrationStatus = ({ camp }: { camp: Queries.RegistrationStatusFragment }) => (
  <section className={styles.status} aria-labelledby="prihlasky">
    <h2 id="prihlasky">Stav přihlášek</h2>
    <ShownBetween from={camp.overTimestamp}>{`Tábor ${camp.start.slice(0, 4)}:`}</ShownBetween>
    <p className={styles.stamp}>
      <ContentLink to={camp.statusLink}>{camp.status}</ContentLink>
    </p>
  </section>
);

export const fragment = graphql`
  fragment RegistrationStatus on Camp { start overTimestamp status statusLink }
`;
