import { HistoryCard } from "./history-card";
import * as styles from "./history-list.module.css";

interface Props {
  entries: readonly Queries.HistoryCardFragment[];
  /** Where the page's address can point to each entry. */
  anchors: ReadonlyMap<Queries.HistoryCardFragment, string>;
  /** Level of the cards' headings. */
  level: 3 | 4;
  /** The list at the top of the page, whose first picture is seen at once. */
  first?: boolean;
}

/** A wall of prints. */
export function HistoryList({ entries, anchors, level, first = false }: Props) {
  if (entries.length === 0) return null;
  return (
    <ol className={styles.list}>
      {entries.map((entry, index) => (
        <HistoryCard
          key={entry.position}
          entry={entry}
          anchor={anchors.get(entry)}
          level={level}
          first={first && index === 0}
        />
      ))}
    </ol>
  );
}
