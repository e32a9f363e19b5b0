import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary";

/**
 * If this section throws while React renders it, the page is shown without the section. Without this component the error screen
 * would replace the whole page. `Suspense` helps with errors during hydration: without `Suspense` React would throw away the
 * HTML of the whole page and render the page again.
 */
export const IsolatedSection = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
