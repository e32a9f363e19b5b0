import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** `gatsby develop` serves pages without HTML and builds their data on demand: there Gatsby's defaults are right. */
const isBuilt = process.env.NODE_ENV === "production";

const hydrateInTransition = () => (element: ReactElement, container: Element) =>
  startTransition(() => void hydrateRoot(container, element));

/** Hydrates in slices between which the page responds. Delete when Gatsby hydrates in a transition. */
export const replaceHydrateFunction = isBuilt ? hydrateInTransition : undefined;

const loadPage = ({ pathname }: { pathname: string }) => void window.___loader.loadPage(pathname);

/** Keeps a prefetched page in memory: Gatsby fills the HTTP cache only and asks again on click. Delete when Gatsby keeps it. */
export const onPostPrefetchPathname = isBuilt ? loadPage : undefined;
