import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary";

/**
 * Confines a render error to this section, which then is not shown. Without this React would remove the whole page. `Suspense`
 * does the same for errors during hydration: without it React would throw away the HTML of the whole page and render it again.
 */
export const IsolatedSection = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
