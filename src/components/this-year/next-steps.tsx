import { withPrefix } from "gatsby";
import { PATHS } from "../../lib/paths";
import * as styles from "./next-steps.module.css";

const steps = [
  { question: "Co zabalit a\u00A0podepsat", page: "Soubory", to: PATHS.files },
  { question: "Koho se zeptat na\u00A0přihlášku, místo, dopravu a\u00A0cenu", page: "Kontakty", to: PATHS.contacts },
];

/** Links to the pages that parents need when they have read Letos. */
export const NextSteps = () => (
  <nav className={styles.section} aria-labelledby="co-dal">
    <h2 id="co-dal">Co dál</h2>
    {steps.map(({ question, page, to }) => (
      <a key={to} className={styles.step} href={withPrefix(to)}>
        <strong>{question}</strong>{" "}
        <span>
          {page} <span aria-hidden="true">→</span>
        </span>
      </a>
    ))}
  </nav>
);
