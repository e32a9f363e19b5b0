import { graphql } from "gatsby";
import { ContentLink } from "../shared/content-link";
import { Panel } from "../shared/panel";
import * as styles from "./questions.module.css";

/**
 * What parents ask. An answer is hidden until its question is opened, and is always printed. For this it stands beside its
 * `<details>`: before Chromium 131, Firefox 143 and Safari 18.4 no style can print what is in a closed `<details>`. Put it inside,
 * and open it with `::details-content`, when the site supports only newer browsers.
 */
export const Questions = ({ questions }: { questions: readonly Queries.QuestionFragment[] }) =>
  questions.length > 0 && (
    <Panel id="otazky" title="Na co se rodiče ptají">
      <div className={styles.list}>
        {questions.map(({ question, answer, link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions never change places
          <div key={index} className={styles.question}>
            <details>
              <summary>{question}</summary>
            </details>
            <div className={styles.answer}>
              {answer.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
                <p key={index}>
                  <ContentLink to={index === answer.length - 1 ? link : null}>{paragraph}</ContentLink>
                </p>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Panel>
  );

export const fragment = graphql`
  fragment Question on CampQuestion { question answer link }
`;
