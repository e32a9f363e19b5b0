import type { GatsbyBrowser } from "gatsby";

/** How Gatsby tells that a page has not come for a second after the click. It is there in time but not declared. */
interface Gatsbys {
  ___emitter: { on(event: "onDelayedLoadPageResources", hear: (page: { pathname: string }) => void): void };
}

/** Milliseconds more after which the browser itself is asked for the page. */
export const PATIENCE = 3000;

let patience: ReturnType<typeof setTimeout>;

/**
 * Gatsby waits without end for the parts of a page that a link leads to, and the visitor sees nothing happen. The page as
 * the server has it may come all the same; if not, the browser says so.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // `gatsby develop` builds a page when it is asked for; that may take longer.
  if (process.env.NODE_ENV !== "production") return;
  (window as unknown as Gatsbys).___emitter.on("onDelayedLoadPageResources", ({ pathname }) => {
    clearTimeout(patience);
    patience = setTimeout(() => window.location.assign(pathname), PATIENCE);
  });
};

/** The page has come, or the visitor has gone to another one. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => clearTimeout(patience);
