import type { ReactNode } from "react";
import "../styles/tokens.css";
import "../styles/global.css";
import { Footer } from "./footer";
import { Header } from "./header";
import * as styles from "./layout.module.css";

/** The frame of every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#obsah">
        Přeskočit na obsah
      </a>
      <Header />
      <main id="obsah" className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
