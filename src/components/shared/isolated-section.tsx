import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary";

interface Props {
  children: ReactNode;
  /** What stands there if the children fail to render; nothing by default. */
  fallback?: ReactNode;
}

/**
 * A part that its page can do without: an error in it does not take the page with it. Were it not for `Suspense`, an error
 * while React takes over the server's HTML would have the whole page drawn anew.
 */
export const IsolatedSection = ({ children, fallback = null }: Props) => (
  <ErrorBoundary fallback={() => fallback}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
