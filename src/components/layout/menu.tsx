import { Link } from "gatsby";
import * as styles from "./menu.module.css";

const pages = [
  { to: "/", label: "Úvod" },
  { to: "/letos/", label: "Letos" },
  { to: "/historie/", label: "Historie" },
  { to: "/soubory/", label: "Soubory" },
  { to: "/kontakty/", label: "Kontakty" },
];

/** Marks the link to Historie on the pages below it; the current page itself is marked by Gatsby. */
const markSection = ({ isCurrent, isPartiallyCurrent }: { isCurrent: boolean; isPartiallyCurrent: boolean }) =>
  isPartiallyCurrent && !isCurrent ? { "aria-current": "true" } : {};

/** Links to the pages, with the current one marked. */
export function Menu() {
  return (
    <nav className={styles.menu} aria-label="Hlavní menu">
      <ul>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} getProps={to === "/" ? undefined : markSection}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
