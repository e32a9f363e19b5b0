import type { GatsbyBrowser } from "gatsby";
import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** As Gatsby calls it; its own type promises an element, which React's root does not give. */
type Hydration = () => (element: ReactElement, container: Element) => void;
type Prefetched = Required<GatsbyBrowser>["onPostPrefetchPathname"];

/** Gatsby passes it to every hook of the browser but does not declare it. */
interface Loading {
  loadPage: (path: string) => Promise<unknown>;
}

/** `gatsby develop` serves pages without HTML and with data on demand: there Gatsby does as it likes. */
const built = process.env.NODE_ENV === "production";

const hydrateInTransition: Hydration = () => (element, container) =>
  startTransition(() => {
    hydrateRoot(container, element);
  });

const loadPrefetchedPage: Prefetched = (args) => {
  const { pathname, loadPage } = args as typeof args & Loading;
  loadPage(pathname);
};

/** Has React take over the server's HTML in small steps, between which the page answers, and not in one long task. */
export const replaceHydrateFunction = built ? hydrateInTransition : undefined;

/** Keeps a page in memory as soon as its parts have been prefetched; a click would have to ask the network otherwise. */
export const onPostPrefetchPathname = built ? loadPrefetchedPage : undefined;
