import { withPrefix } from "gatsby";
import { PATHS } from "../../lib/paths";
import * as styles from "./error-screen.module.css";

/**
 * The screen for unknown routes and for render errors. `reason` is the status text or the error's message. `data-error-screen`
 * tells follow-links.ts that a page could not be rendered.
 */
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
