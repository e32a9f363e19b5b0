import { graphql, Link } from "gatsby";
import { yearPagePath } from "../../lib/paths";
import { Picture } from "../shared/picture";
import { displayTitle } from "./entry-texts";
import * as styles from "./neighbours.module.css";

type Props = Record<"older" | "newer", Queries.NeighbourFragment | undefined>;

/** The pages of the next older and the next newer entry of the same list, with small pictures. */
export function Neighbours({ older, newer }: Props) {
  if (!older && !newer) return null;
  return (
    <nav className={styles.neighbours} aria-label="Sousední roky">
      {older && <Neighbour className={styles.older} label="Starší" entry={older} />}
      {newer && <Neighbour className={styles.newer} label="Novější" entry={newer} />}
    </nav>
  );
}

type NeighbourProps = { className: string | undefined; label: string; entry: Queries.NeighbourFragment };

const Neighbour = ({ className, label, entry }: NeighbourProps) => (
  <Link className={className} to={yearPagePath(entry.slug)}>
    <Picture image={entry.image} alt="" sizes="(min-width: 40rem) 180px, calc(50vw - 44px)" />
    <div>
      <p className={styles.label}>{label}</p>
      {displayTitle(entry) !== entry.year && <p className={styles.year}>{entry.year}</p>}
      <p className={styles.title}>{displayTitle(entry)}</p>
    </div>
  </Link>
);

export const fragment = graphql`
  fragment Neighbour on HistoryEntry {
    slug
    title
    year
    image {
      ...CardPicture
    }
  }
`;
