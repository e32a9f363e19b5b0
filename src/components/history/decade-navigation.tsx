import { useMemo } from "react";
import * as styles from "./decade-navigation.module.css";
import { useActiveSection } from "./use-active-section";

export interface Stop {
  /** Id of the part of the page. */
  id: string;
  /** Short text of the link. */
  label: string;
  /** What the link leads to, in full. It contains the label. */
  name: string;
}

/** Leads through a long page by plain links to its parts; the part that is being read is marked. */
export function DecadeNavigation({ stops }: { stops: readonly Stop[] }) {
  const current = useActiveSection(useMemo(() => stops.map(({ id }) => id), [stops]));
  return (
    <nav className={styles.navigation} aria-label="Desetiletí">
      <ul>
        {stops.map(({ id, label, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-label={name} aria-current={id === current ? "location" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
