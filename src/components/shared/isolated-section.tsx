import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary";

/**
 * Confines a render error to this section, which is then not shown. Without this component the error screen would replace the
 * whole page. `Suspense` does the same for errors during hydration: without it React would throw away the HTML of the whole page
 * and render the page again.
 */
export const IsolatedSection = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
