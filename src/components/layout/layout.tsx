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

// Created once, so that React does not render the footer again on navigation.
const footer = <Footer />;

/**
 * Puts a page into the layout: skip link, header, content and footer. On navigation React keeps the layout. The element around
 * the page has the path as its key, so that React replaces this element and the heading animates. If the page throws while
 * React renders it, the error screen takes its place.
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
