import { useMemo } from "react";
import * as styles from "./decade-navigation.module.css";
import type { HistorySectionView } from "./history";
import { useActiveSection } from "./use-active-section";

type Stop = Pick<HistorySectionView<unknown>, "id" | "label" | "name">;

/** Plain links to the sections of a long page; the one that is being read is marked. */
export function DecadeNavigation({ stops }: { stops: readonly Stop[] }) {
  const active = useActiveSection(useMemo(() => stops.map(({ id }) => id), [stops]));
  return (
    <nav className={styles.navigation} aria-label="Desetiletí">
      <ul>
        {stops.map(({ id, label, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-label={name} aria-current={id === active ? "location" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
