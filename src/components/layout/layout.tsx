import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import "../../styles/fonts.css";
import "../../styles/tokens.css";
import "../../styles/global.css";
import { Footer } from "./footer";
import { Header } from "./header";
import * as styles from "./layout.module.css";

// Created once, so that navigation does not render it again.
const footer = <Footer />;

/** Skip link, header, content and footer of every page. Each path gets a new page element, so that its heading animates. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  const isIntro = path === withPrefix("/");
  return (
    <div className={styles.layout} data-intro={isIntro || undefined}>
      <a className={`screen-only ${styles.skip}`} href="#obsah">
        Přeskočit na obsah
      </a>
      <Header path={path} />
      <main key={String(isIntro)} id="obsah" className={styles.main}>
        <div key={path} className={styles.page}>
          {children}
        </div>
      </main>
      {footer}
    </div>
  );
}
