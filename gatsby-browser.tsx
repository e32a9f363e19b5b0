import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import "./src/browser/print-images";

export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/browser/navigation";
export { wrapPageElement } from "./src/components/layout/layout";

const hydrateInTransition = () => (element: ReactElement, container: Element) =>
  startTransition(() => void hydrateRoot(container, element));

/**
 * Hydrates the page in slices, between which the page responds to the visitor. Except in `gatsby develop`, whose pages have no
 * HTML to hydrate. Delete when Gatsby hydrates in a transition itself.
 */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInTransition : undefined;
