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

/** Hydrates in slices between which the page responds, but in `gatsby develop`, where pages have no HTML. Delete when Gatsby does. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInTransition : undefined;
