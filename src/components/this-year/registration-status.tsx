import { ContentLink } from "../shared/content-link";
import * as styles from "./registration-status.module.css";

/** Whether there is still room, in the words of the club, as a link if the club has named a target. */
export function RegistrationStatus({ status, link }: { status: string; link: string | null }) {
  return (
    <section className={styles.row} aria-labelledby="prihlasky">
      <h2 id="prihlasky">Stav přihlášek</h2>
      <p className={styles.stamp}>
        <ContentLink to={link}>{status}</ContentLink>
      </p>
    </section>
  );
}
