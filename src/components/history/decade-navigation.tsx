import * as styles from "./decade-navigation.module.css";
import { useActiveSection } from "./use-active-section";

type Section = Record<"id" | "label" | "name", string>;

/**
 * Links to the sections of a long page. The link to the section being read is marked. `name` is the accessible name of a link; it
 * contains the visible `label` (WCAG 2.5.3).
 */
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
