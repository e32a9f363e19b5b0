import * as styles from "./decade-navigation.module.css";
import { useActiveSection } from "./use-active-section";

interface Section {
  id: string;
  /** Short, and a part of its name. */
  label: string;
  /** Its name for assistive technology. */
  name: string;
}

/** Plain links to the sections of a long page; the one that is being read is marked. */
export function DecadeNavigation({ sections }: { sections: readonly Section[] }) {
  const active = useActiveSection(sections);
  return (
    <nav className={styles.navigation} aria-label="Desetiletí">
      <ul>
        {sections.map(({ id, label, name }) => (
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
