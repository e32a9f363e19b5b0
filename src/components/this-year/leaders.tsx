import { graphql } from "gatsby";
import { useCallback } from "react";
import { InlineScript } from "../shared/inline-script";
import { useInlineScriptValue } from "../shared/use-inline-script-value";
import { InterpretBadge, SupervisorBadge } from "./badge";
import * as styles from "./leaders.module.css";
import { shuffle } from "./shuffle";

/**
 * The badges of the leaders, in a new random order on each load. Without JavaScript they are in the order of the file. A link
 * leads past them, to the element with the id `nextId`.
 */
export function Leaders({ leaders, nextId }: { leaders: readonly Queries.LeaderFragment[]; nextId: string }) {
  const drawOrder = useCallback(() => shuffle([...leaders.keys()], Math.random), [leaders]);
  const order = useInlineScriptValue("leaderOrder", drawOrder);
  // Leaders who are added while the page is open come last.
  const shown = [...new Set([...(order ?? []), ...leaders.keys()])].flatMap((index) => leaders[index] ?? []);
  return (
    <section className={styles.section} aria-labelledby="vedouci">
      <h2 id="vedouci">Vedoucí</h2>
      {leaders.some(({ image, disabled }) => image && !disabled) && (
        <p className={`screen-only ${styles.hint}`} hidden={order === undefined}>
          Klepněte na portrét, možná se promění.{" "}
          <a className="visually-hidden" href={`#${nextId}`}>
            Přeskočit portréty
          </a>
        </p>
      )}
      <ul className={styles.leaders}>
        <InlineScript run={hideList} element="parentElement" />
        {shown.map((leader) => (
          <li key={leader.jsonId}>
            {leader.image ? <SupervisorBadge leader={leader} /> : <InterpretBadge name={leader.name} />}
          </li>
        ))}
      </ul>
      <InlineScript run={shuffleList} helpers={[shuffle]} />
    </section>
  );
}

/**
 * Hides the list until it is shuffled. Otherwise a page that arrives in pieces would first show the leaders in the order of the
 * file. Also shows the hint that portraits change, which is hidden in the HTML, because without JavaScript no portrait changes.
 */
function hideList(list: HTMLElement) {
  list.dataset.shuffling = "";
  const hint = (list.parentElement as Element).querySelector("[hidden]");
  if (hint) hint.removeAttribute("hidden");
  return {};
}

/**
 * Shows the list and then shuffles it, so that the list is visible even if shuffling fails. Visitors do not see the list before
 * it is shuffled, because the browser paints nothing until the script has ended.
 */
function shuffleList(list: HTMLElement, shuffleItems: typeof shuffle) {
  delete list.dataset.shuffling;
  const items = Array.from(list.querySelectorAll("li"));
  const order = shuffleItems([...items.keys()], Math.random);
  list.append(...order.map((index) => items[index] as Element));
  return { leaderOrder: order };
}

export const fragment = graphql`
  fragment Leader on Leader { jsonId name disabled image { ...Portrait } hoverImage { ...Portrait } }

  fragment Portrait on ImageSharp {
    gatsbyImageData(
      layout: CONSTRAINED, aspectRatio: 1, width: 195, outputPixelDensities: [0.564, 0.744, 1, 1.334, 1.795]
      sizes: "(min-width: 1600px) 8vw, (min-width: 1200px) 138px, (min-width: 960px) 11.3vw, (min-width: 640px) 13.5vw, (min-width: 480px) 138px, 28vw"
    )
  }
`;
