import { entryAnchors } from "../lib/history";
import { HistoryCard } from "./history-card";
import * as styles from "./history-list.module.css";

interface Props {
  id: string;
  heading: string;
  entries: readonly Queries.HistoryCardFragment[];
}

/** One of the two lists of the history page. */
export function HistoryList({ id, heading, entries }: Props) {
  const anchors = entryAnchors(entries);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {entries.length > 0 ? (
        <ol className={styles.list}>
          {entries.map((entry) => (
            <HistoryCard key={entry.id} entry={entry} anchor={anchors.get(entry)} />
          ))}
        </ol>
      ) : (
        <p>Zatím tu nic není.</p>
      )}
    </section>
  );
}
