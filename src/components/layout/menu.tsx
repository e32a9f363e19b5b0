import { withPrefix } from "gatsby";
import { PATHS } from "../../lib/paths";
import * as styles from "./menu.module.css";

const pages = [
  { to: PATHS.intro, label: "Úvod" },
  { to: PATHS.camp, label: "Letos" },
  { to: PATHS.history, label: "Historie" },
  { to: PATHS.files, label: "Soubory" },
  { to: PATHS.contacts, label: "Kontakty" },
];

/** Links to the pages. The link to the current page is marked, and on a year page the link to Historie. */
export function Menu({ path }: { path: string }) {
  const current = (page: string) =>
    path === withPrefix(page) ? "page" : page !== PATHS.intro && path.startsWith(withPrefix(page));
  return (
    <nav className={styles.menu} aria-label="Hlavní menu">
      <ul>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <a href={withPrefix(to)} aria-current={current(to) || undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
