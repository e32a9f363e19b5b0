import { ContentLink } from "../shared/content-link";
import * as styles from "./registration-status.module.css";

/** Whether the camp still has room, in the words of data/camp.json. With a `link` the words are a link. */
export const RegistrationStatus = ({ status, link }: { status: string; link: string | null }) => (
  <section className={styles.status} aria-labelledby="prihlasky">
    <h2 id="prihlasky">Stav přihlášek</h2>
    <p className={styles.stamp}>
      <ContentLink to={link}>{status}</ContentLink>
    </p>
  </section>
);
