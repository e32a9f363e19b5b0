import { HistoryCard } from "./history-card";
import * as styles from "./history-list.module.css";

interface Props {
  entries: readonly Queries.HistoryCardFragment[];
  /** Where the page's address can point to each entry. */
  anchors: ReadonlyMap<Queries.HistoryCardFragment, string>;
  /** Level of the cards' headings. */
  level: 3 | 4;
}

/** A wall of prints. */
export function HistoryList({ entries, anchors, level }: Props) {
  if (entries.length === 0) return null;
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <HistoryCard key={entry.id} entry={entry} anchor={anchors.get(entry)} level={level} />
      ))}
    </ol>
  );
}
