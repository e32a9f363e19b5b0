import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary";

/**
 * Confines a render error to this section, which then is not shown; React would otherwise unmount the whole root. `Suspense`
 * makes it a boundary of hydration, too: without it React discards the server's HTML of the whole page.
 */
export const IsolatedSection = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
