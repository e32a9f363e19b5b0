import { type WrapPageElementBrowserArgs, withPrefix } from "gatsby";
import { PATHS } from "../../lib/paths";
import { ErrorBoundary } from "../shared/error-boundary";
import { ErrorScreen } from "./error-screen";
import "../../styles/fonts.css";
import "../../styles/tokens.css";
import "../../styles/global.css";
import { Footer } from "./footer";
import { Header } from "./header";
import * as styles from "./layout.module.css";

// Created once, so that navigation does not render it again.
const footer = <Footer />;

/**
 * Puts a page into the layout, which survives navigation: skip link, header, content and footer. Catches render errors in the
 * page. Each path gets a new page element, so that its heading animates.
 */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  const path = props.location.pathname;
  const isIntro = path === withPrefix(PATHS.intro);
  return (
    <div className={styles.layout} data-intro={isIntro || undefined}>
      <a className={`screen-only ${styles.skip}`} href="#obsah">
        Přeskočit na obsah
      </a>
      <Header path={path} />
      <main key={String(isIntro)} id="obsah" className={styles.main}>
        <div key={path} className={styles.page}>
          <ErrorBoundary fallback={(reason) => <ErrorScreen reason={reason} />}>{element}</ErrorBoundary>
        </div>
      </main>
      {footer}
    </div>
  );
}
