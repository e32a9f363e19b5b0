import { withPrefix } from "gatsby";
import { PATHS } from "../../lib/paths";
import * as styles from "./error-screen.module.css";

/** The screen for unknown routes and render errors. By `data-error-screen` follow-links.ts knows that no page is rendered. */
export const ErrorScreen = ({ reason }: { reason: string }) => (
  <div className={styles.screen} data-error-screen>
    <img className={styles.picture} src={withPrefix("/graphics/signpost.webp")} alt="" width={720} height={720} />
    <div className={styles.text}>
      <h1 lang="en">Unexpected Application Error!</h1>
      <p lang="en" className={styles.reason}>
        {reason}
      </p>
      <p>Tudy cesta nevede, ale tábor pořád stojí na svém místě.</p>
      <p>
        <a href={withPrefix(PATHS.intro)}>Zpátky na úvodní stránku</a>
      </p>
    </div>
  </div>
);
