import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen";

interface Props {
  children: ReactNode;
  /** What to show instead; without it the error screen. */
  fallback?: ReactNode;
}

/** Shows something else in place of children that fail to render. React tells the console about the error. */
export class ErrorBoundary extends Component<Props, { reason?: string }> {
  override state: { reason?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { children, fallback } = this.props;
    const { reason } = this.state;
    if (reason === undefined) return children;
    return fallback === undefined ? <ErrorScreen reason={reason} /> : fallback;
  }
}
