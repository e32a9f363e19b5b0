import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { stopRecording } from "./src/browser/early-clicks";

export * from "./src/browser/navigation";
export { wrapPageElement } from "./src/components/layout/layout";

const hydrateInTransition = () => (element: ReactElement, container: Element) => {
  stopRecording();
  startTransition(() => void hydrateRoot(container, element));
};

/**
 * Hydrates a built page in a transition. In a transition React works in short slices, and responds to the visitor between two
 * slices. Without a transition React would hydrate the page in one piece, and would not respond to a click until the end.
 * `gatsby develop` uses Gatsby's own function, because its pages have no HTML to hydrate. Delete when Gatsby itself hydrates in
 * a transition.
 */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInTransition : undefined;
