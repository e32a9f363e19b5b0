import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary";

interface Props {
  children: ReactNode;
  /** Rendered instead of children that throw; nothing by default. */
  fallback?: ReactNode;
}

/**
 * Confines a render error to this section; React would otherwise unmount the whole root. `Suspense` makes it a boundary of
 * hydration, too: without it React discards the server's HTML of the whole page.
 */
export const IsolatedSection = ({ children, fallback = null }: Props) => (
  <ErrorBoundary fallback={() => fallback}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
