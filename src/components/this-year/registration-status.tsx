import * as styles from "./registration-status.module.css";

/** Whether there is still room, as the club words it. */
export function RegistrationStatus({ status }: { status: string }) {
  return (
    <section className={styles.row} aria-labelledby="prihlasky">
      <h2 id="prihlasky">Stav přihlášek</h2>
      <p className={styles.stamp}>{status}</p>
    </section>
  );
}
