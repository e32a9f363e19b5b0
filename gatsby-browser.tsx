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
 * Hydrates a built page in a transition: React then works in short slices and responds to the visitor between them. In one piece,
 * hydration would block every click meanwhile. Pages of `gatsby develop` have no HTML to hydrate, so there Gatsby's own function
 * is used. Delete when Gatsby itself hydrates in a transition.
 */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInTransition : undefined;
