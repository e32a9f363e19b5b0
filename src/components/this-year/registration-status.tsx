import { ContentLink } from "../shared/content-link";
import * as styles from "./registration-status.module.css";

/** Whether there is still room, as the club words it, and where that leads if it says so. */
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
