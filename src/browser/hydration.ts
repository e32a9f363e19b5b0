import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** `gatsby develop` serves pages without HTML and builds their data on demand: there Gatsby's defaults are right. */
const isBuilt = process.env.NODE_ENV === "production";

const hydrateInTransition = () => (element: ReactElement, container: Element) =>
  startTransition(() => {
    hydrateRoot(container, element);
  });

const loadPrefetchedPage = ({ pathname, loadPage }: { pathname: string; loadPage: (path: string) => unknown }) => {
  loadPage(pathname);
};

/**
 * Hydrates in slices between which the page responds; Gatsby hydrates in one long task. TBT on the phone of the benchmark:
 * 0 instead of 53 ms on Historie. Delete when Gatsby hydrates in a transition.
 */
export const replaceHydrateFunction = isBuilt ? hydrateInTransition : undefined;

/**
 * Keeps a prefetched page in memory; Gatsby fills the HTTP cache only and asks again on click. Click to content on Historie:
 * 123 instead of 311 ms. Delete when Gatsby keeps it itself.
 */
export const onPostPrefetchPathname = isBuilt ? loadPrefetchedPage : undefined;
