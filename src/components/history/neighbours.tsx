import { graphql, withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { yearPagePath } from "../../lib/paths";
import { Picture } from "../shared/picture";
import { displayTitle } from "./entry-texts";
import * as styles from "./neighbours.module.css";

/** Links to the next older and the next newer entry of the same list (camps, or other events), with small pictures. */
export function Neighbours({ older, newer }: Record<"older" | "newer", Queries.NeighbourFragment | undefined>) {
  if (!older && !newer) return null;
  return (
    <nav className={styles.neighbours} aria-label="Sousední roky">
      {older && (
        <Neighbour entry={older}>
          <span aria-hidden="true">←</span> Starší
        </Neighbour>
      )}
      {newer && (
        <Neighbour entry={newer} isNewer>
          Novější <span aria-hidden="true">→</span>
        </Neighbour>
      )}
    </nav>
  );
}

type NeighbourProps = { entry: Queries.NeighbourFragment; isNewer?: boolean; children: ReactNode };

const Neighbour = ({ entry, isNewer, children }: NeighbourProps) => (
  <a className={styles.neighbour} rel={isNewer ? "next" : "prev"} href={withPrefix(yearPagePath(entry.slug))}>
    <Picture image={entry.image} alt="" sizes="(min-width: 60rem) 180px, calc(50vw - 44px)" />
    <div>
      <p className={styles.label}>{children}</p>
      {displayTitle(entry) !== entry.year && <p className={styles.year}>{entry.year}</p>}
      <p className={styles.title}>{displayTitle(entry)}</p>
    </div>
  </a>
);

export const fragment = graphql`
  fragment Neighbour on HistoryEntry { slug title year image { ...CardPicture } }
`;
