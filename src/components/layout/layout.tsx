import type { ReactNode } from "react";
import "../../styles/fonts.css";
import "../../styles/tokens.css";
import "../../styles/global.css";
import { Footer } from "./footer";
import { Header } from "./header";
import * as styles from "./layout.module.css";

// Made once, so that a change of page does not draw them anew; the links in them notice by themselves where they are.
const header = <Header />;
const footer = <Footer />;

/** The frame of every page. Each address has a page element of its own, so that a new page can arrive. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#obsah">
        Přeskočit na obsah
      </a>
      {header}
      <main id="obsah" className={styles.main}>
        <div key={path} className={styles.page}>
          {children}
        </div>
      </main>
      {footer}
    </div>
  );
}
